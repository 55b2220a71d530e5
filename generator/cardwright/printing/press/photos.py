"""Photos for a press: from sRGB to the four inks of its profile, and no more ink than it takes.

The profile of the output intent converts them (relative colorimetric, black point adapted). Where
that asks for more ink, the colored inks are reduced alike and black is kept.
"""

from __future__ import annotations

import io
from functools import cache
from typing import Any

from PIL import Image, ImageCms, ImageMath

from cardwright.printing.press.standard import profile


def separated(picture: Image.Image, colored: int, total: int) -> Image.Image:
    """The picture in four inks, at most so many percent on a spot: colored ones, and all four."""
    plates = ImageCms.applyTransform(picture.convert("RGB"), _transform(profile()))
    if plates is None:  # only if it were changed in its place
        raise ValueError("nothing was converted")
    cyan, magenta, yellow, black = plates.split()
    bands = {"c": cyan, "m": magenta, "y": yellow, "k": black}
    most, all_four = colored * 255 // 100, total * 255 // 100

    def reduced(name: str) -> Image.Image:
        def less(args: dict[str, Any]) -> Any:
            inked = args["c"] + args["m"] + args["y"]
            left = args["min"](args["min"](inked, most), all_four - args["k"])
            return args["convert"](args[name] * left / args["max"](inked, 1), "L")

        band: Image.Image = ImageMath.lambda_eval(less, **bands)
        return band

    return Image.merge("CMYK", [*map(reduced, "cmy"), black])


@cache
def _transform(press: bytes) -> ImageCms.ImageCmsTransform:
    return ImageCms.buildTransform(
        ImageCms.createProfile("sRGB"),
        ImageCms.ImageCmsProfile(io.BytesIO(press)),
        "RGB",
        "CMYK",
        ImageCms.Intent.RELATIVE_COLORIMETRIC,
        ImageCms.Flags.BLACKPOINTCOMPENSATION,
    )
