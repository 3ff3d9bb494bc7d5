import CLibPNG
import CXXHash
let v = png_access_version_number(); 
