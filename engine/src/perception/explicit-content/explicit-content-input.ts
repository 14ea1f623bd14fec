/** Pixels on each side of the square that the explicit content network looks at; sRGB, 3 bytes a pixel. */
export const INPUT_SIDE = 224;
