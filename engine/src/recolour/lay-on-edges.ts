import type { Picture } from '../fill/picture.ts';
import { blur } from '../image/blur.ts';

/** From this share on a pixel shows the cloth alone. */
const PURE = 0.985;
/** Pixels round an edge from which its pure colours are taken: edges are about this wide at 1024 pixels. */
const REACH = 4;

/**
 * Ends a new cover where the old one ended: an edge pixel is a mixture of cloth and what is beside it, so the difference
 * between new and old cloth next to it is added by its share, and nothing of the old colour is left as a fringe.
 *
 * @param cover 0 to 1 per pixel. @param laid the picture with the cover wherever `cover` is not 0; changed in place.
 */
export function layOnEdges(picture: Picture, cover: Float32Array, laid: Uint8Array, check: () => void): Uint8Array {
  const { rgb, width, height } = picture;
  const reach = Math.max(2, Math.round((REACH * Math.max(width, height)) / 1024));
  const planes = new Float32Array(cover.length * 4);
  for (let i = 0; i < cover.length; i++) {
    if (cover[i]! < PURE) continue;
    for (let c = 0; c < 3; c++) planes[i * 4 + c] = laid[i * 3 + c]! - rgb[i * 3 + c]!;
    planes[i * 4 + 3] = 1;
  }
  const near = blur(planes, width, height, reach, { channels: 4, check });
  for (let i = 0; i < cover.length; i++) {
    const share = cover[i]!;
    if (share >= PURE || share === 0) continue;
    const weight = near[i * 4 + 3]!;
    const known = Math.min(1, 12 * weight);
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      const direct = laid[at]! - rgb[at]!;
      const beside = weight > 1e-4 ? near[i * 4 + c]! / weight : direct;
      const change = beside * known + direct * (1 - known);
      laid[at] = Math.min(255, Math.max(0, Math.round(rgb[at]! + share * change)));
    }
  }
  return laid;
}
