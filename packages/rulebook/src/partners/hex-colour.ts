/** A color as `#rrggbb` in lower case. */
export const HEX_COLOUR_PATTERN = /^#[\da-f]{6}$/;
