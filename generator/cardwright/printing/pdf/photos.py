"""Photos as image XObjects of a PDF: JPEG, or the plates of a press packed without loss.

Their colors are those of the device, as all of a document are; the output intent says which.
"""

from __future__ import annotations

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFName, PDFStream

from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import Photo
from cardwright.drawing.scene.photos import jpeg, opened
from cardwright.printing.pdf.deflate import deflated

#: Color spaces by the mode of the pixels.
_SPACES = {"L": "DeviceGray", "RGB": "DeviceRGB", "CMYK": "DeviceCMYK"}


def image_stream(photo: Photo, palette: Palette) -> PDFStream:
    """The photo as a palette prints it; its stream is packed already."""
    pixels = opened(photo.data)
    data, packing = photo.data, "DCTDecode"
    if palette.tone:
        pixels = palette.tone(pixels)
        if pixels.mode == "CMYK":  # a JPEG would not keep to the most ink that the plates may have
            data, packing = deflated(pixels.tobytes()), "FlateDecode"
        else:
            data = jpeg(pixels)
    entries = {
        "Type": PDFName("XObject"),
        "Subtype": PDFName("Image"),
        "Width": pixels.width,
        "Height": pixels.height,
        "ColorSpace": PDFName(_SPACES[pixels.mode]),
        "BitsPerComponent": 8,
        "Filter": PDFName(packing),
    }
    return PDFStream(PDFDictionary(entries), data)
