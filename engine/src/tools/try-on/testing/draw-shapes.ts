import type { GarmentCut } from '../garment/garment-cut.ts';

/** A flat garment of one colour where `inside` is true. */
export function drawCut(width: number, height: number, inside: (x: number, y: number) => boolean): GarmentCut {
  const rgb = new Uint8Array(width * height * 3).fill(160);
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) alpha[y * width + x] = inside(x, y) ? 255 : 0;
  return { width, height, rgb, alpha };
}

/**
 * A T-shirt of 200 by 240: a body of 80 columns from column 60, and sleeves that slant down on both sides to row
 * `cuff`.
 */
export const drawTop = (cuff: number): GarmentCut =>
  drawCut(200, 240, (x, y) => {
    const out = x < 100 ? 60 - x : x - 140;
    if (y < 10 || y > 225) return false;
    if (x >= 60 && x < 140) return !(y < 22 && Math.abs(x - 100) < 18 - (y - 10));
    return out < 50 && y > 20 + out * 0.8 && y < Math.min(cuff, 90 + out * 1.4) && out > 0.35 * (y - 90);
  });

/** Trousers of 120 by 240 whose legs part at row 80. */
export const drawTrousers = (): GarmentCut =>
  drawCut(
    120,
    240,
    (x, y) => y > 4 && y < 235 && x > 20 && x < 100 && !(y > 80 && Math.abs(x - 60) < (y - 80) * 0.12 + 1),
  );

export const drawSkirt = (): GarmentCut =>
  drawCut(160, 160, (x, y) => y > 5 && y < 150 && Math.abs(x - 80) < 30 + 0.25 * y);
