import CPango
let v = pango_version()
let f = FcGetVersion() 
