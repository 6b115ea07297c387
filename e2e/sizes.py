"""At which sizes a table is looked at, in CSS pixels."""

SIZES = {
    "tablet": (1080, 810),
    "tablet-portrait": (810, 1080),
    "phone": (390, 844),
    "small-phone": (360, 640),
    "phone-on-its-side": (844, 390),
    "small-phone-on-its-side": (667, 375),
    "laptop": (1366, 768),
    "projector": (1920, 1080),
}
