/** Range of the hue of lit skin of any tone, in sixths of a circle from red to yellow. */
const HUE = [0.12, 0.68] as const;
/** Range of the chroma of lit skin, relative to brightness. */
const CHROMA = [0.17, 0.62] as const;
/** Minimum brightness of lit skin: the largest channel, in sRGB bytes. */
const DARKEST = 60;

/** Whether an sRGB colour (bytes) is one that lit skin of any tone has. Wood, leather and beige cloth have it too. */
export function isSkinColour(r: number, g: number, b: number): boolean {
  if (r < DARKEST || r <= g || g <= b) return false;
  const hue = (g - b) / (r - b);
  const chroma = (r - b) / r;
  return hue > HUE[0] && hue < HUE[1] && chroma > CHROMA[0] && chroma < CHROMA[1];
}
