// Everything is in the headers.
