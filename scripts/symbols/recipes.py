"""How a symbol's name becomes a drawing: an icon of the package, one of our own, and what is added.

A recipe is parts joined by `;`. The first is an icon of bootstrap-icons, or an outline of the project's
own after `*`. The others change what stands before them: `circle`, `square.fill` and the like put it into
a shape, `slash` strikes it through, `badge:ICON` puts a small icon at a corner, `flip` mirrors it left to
right, `left`, `right` and `turn` turn it by a quarter anticlockwise, clockwise, and by half.
"""

ENCLOSURES = [
    "circle", "square", "rectangle", "rectangle.portrait", "diamond", "triangle", "capsule", "app",
    "shield", "seal", "octagon", "hexagon",
]
# What the package calls the parts of names.
WORDS = {
    "checkmark": "check", "xmark": "x", "exclamationmark": "exclamation", "questionmark": "question",
    "minus": "dash", "magnifyingglass": "search", "multiply": "x", "forward": "right", "backward": "left",
    "leading": "left", "trailing": "right",
}


def kebab(name, icons):
    """The icon that is named alike, if there is one."""
    words = name.split(".")
    for candidate in ("-".join(words), "-".join(WORDS.get(word, word) for word in words)):
        if candidate in icons:
            return candidate
    return None


class Recipes:
    def __init__(self, icons, lookalikes):
        self.icons = icons
        self.lookalikes = lookalikes
        self.known = {}

    def recipe(self, name):
        if name not in self.known:
            self.known[name] = None
            self.known[name] = self._recipe(name)
        return self.known[name]

    def _icon_with(self, base, *endings):
        """A plain icon's variant by an ending such as `-circle-fill`."""
        head = self.recipe(base)
        if head is None or ";" in head:
            heads = []
        else:
            heads = [head, head.removesuffix("-lg"), head.removeprefix("*")]
        for word in heads + [kebab(base, self.icons) or "", WORDS.get(base, base)]:
            for ending in endings:
                if word and word + ending in self.icons:
                    return word + ending
        return None

    def _recipe(self, name):
        if name in self.lookalikes:
            return self.lookalikes[name]
        # A badge stands last but for the ending of filled symbols, and shapes around the whole.
        filled = name.endswith(".fill")
        stem = name.removesuffix(".fill")
        for shape in sorted(ENCLOSURES, key=len, reverse=True):
            if stem.endswith("." + shape):
                base = stem.removesuffix("." + shape)
                ending = "-" + shape.replace(".", "-")
                if filled:
                    found = self._icon_with(base, ending + "-fill")
                else:
                    found = self._icon_with(base, ending)
                if found:
                    return found
                inner = self.recipe(base + ".fill") or self.recipe(base)
                if inner and inner.count(";") < 3:
                    return f"{inner};{shape}{'.fill' if filled else ''}"
        if ".badge." in stem:
            base, badge = stem.split(".badge.", 1)
            what = self.recipe(base + (".fill" if filled else "")) or self.recipe(base)
            with_ = self.recipe(badge)
            if what and with_ and ";" not in with_ and what.count(";") < 3:
                return f"{what};badge:{with_}"
        if stem.endswith(".badge"):
            base = stem.removesuffix(".badge")
            what = self.recipe(base + (".fill" if filled else "")) or self.recipe(base)
            if what:
                return f"{what};badge:circle-fill"
        if stem.endswith(".slash"):
            base = stem.removesuffix(".slash")
            found = self._icon_with(base, "-slash-fill") if filled else self._icon_with(base, "-slash")
            if found:
                return found
            what = self.recipe(base + (".fill" if filled else "")) or self.recipe(base)
            if what and what.count(";") < 3:
                return f"{what};slash"
        if filled:
            found = self._icon_with(stem, "-fill")
            if found:
                return found
        found = kebab(name, self.icons)
        if found:
            return found
        if filled:
            # The outline stands in where nothing filled does.
            return self.recipe(stem)
        return None
