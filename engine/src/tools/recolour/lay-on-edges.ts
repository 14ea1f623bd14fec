import type { Picture } from '../../foundation/image/picture.ts';
import { blur } from '../../foundation/image/blur.ts';

/** A pixel with at least this share shows only the cloth. */
const CLOTH_ONLY = 0.985;
/** Radius in pixels around an edge from which its pure colours are taken: edges are about this wide at 1024 pixels. */
const REACH = 4;
/** Longer side of a picture in pixels that this radius refers to. */
const REACH_SIDE = 1024;
/** The change counts in full when pure cloth fills at least a twelfth of the neighbourhood. */
const FULL_KNOWN = 12;
/** Blurred weight below which no pure cloth is in reach. */
const MIN_CLOTH = 1e-4;
/** Blurred weight below which no pure surroundings are in reach. */
const MIN_BESIDE = 1e-3;

/**
 * Blends a new cover into the edges of the old one. An edge pixel is a mixture of cloth and what is beside it, so the
 * difference between new and old cloth is added by the pixel's share, and no fringe of the old colour is left.
 * @param figured whether the old or the new cloth has a print: then the colours in the mixture are unknown, so edges
 * are mixed again from the new cloth and what is beside it.
 * @param cover 0 to 1 per pixel.
 * @param laid the picture with the cover wherever `cover` is not 0; changed in place.
 */
export function layOnEdges(
  picture: Picture,
  cover: Float32Array,
  laid: Uint8Array,
  check: () => void,
  figured = false,
): Uint8Array {
  const { rgb, width, height } = picture;
  const reach = Math.max(2, Math.round((REACH * Math.max(width, height)) / REACH_SIDE));
  const planes = new Float32Array(cover.length * 4);
  for (let i = 0; i < cover.length; i++) {
    if (cover[i]! < CLOTH_ONLY) continue;
    for (let c = 0; c < 3; c++) planes[i * 4 + c] = laid[i * 3 + c]! - rgb[i * 3 + c]!;
    planes[i * 4 + 3] = 1;
  }
  const near = blur(planes, width, height, reach, { channels: 4, check });
  const beside = figured ? blur(besidePlanes(picture, cover), width, height, reach, { channels: 4, check }) : null;
  const fresh = figured ? laid.slice() : laid;
  for (let i = 0; i < cover.length; i++) {
    const share = cover[i]!;
    if (share >= CLOTH_ONLY || share === 0) continue;
    const weight = near[i * 4 + 3]!;
    const known = Math.min(1, FULL_KNOWN * weight);
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      const direct = laid[at]! - rgb[at]!;
      const mean = weight > MIN_CLOTH ? near[i * 4 + c]! / weight : direct;
      const change = mean * known + direct * (1 - known);
      const ground = beside && beside[i * 4 + 3]! > MIN_BESIDE ? beside[i * 4 + c]! / beside[i * 4 + 3]! : null;
      const mixed = ground === null ? rgb[at]! + share * change : share * fresh[at]! + (1 - share) * ground;
      laid[at] = Math.min(255, Math.max(0, Math.round(mixed)));
    }
  }
  return laid;
}

/** Colours outside the cover, with their weight. */
function besidePlanes({ rgb }: Picture, cover: Float32Array): Float32Array {
  const planes = new Float32Array(cover.length * 4);
  for (let i = 0; i < cover.length; i++) {
    if (cover[i]! > 1 - CLOTH_ONLY) continue;
    for (let c = 0; c < 3; c++) planes[i * 4 + c] = rgb[i * 3 + c]!;
    planes[i * 4 + 3] = 1;
  }
  return planes;
}
