/**
 * Classifier-free guidance scale for a slider of 1 (free) to 30 (literal): models work best around 5 to 8 and
 * oversaturate above 12 (Ho and Salimans, "Classifier-Free Diffusion Guidance", 2022). 8 on the slider is about 5.4.
 */
export function cfgScale(guidance: number): number {
  const along = Math.min(1, Math.max(0, (guidance - 1) / 29));
  return Math.round((1.5 + 10.5 * along ** 0.7) * 10) / 10;
}
