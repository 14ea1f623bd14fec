import { GORES } from '../../foundation/geometry/mesh/mesh.ts';
import type { ArtOnPart } from '../parts/art-on-part.ts';
import { flatPoint } from './art-frame.ts';
import { readColour } from './art-raster.ts';
import type { PlacedArt } from './place-artworks.ts';
import { ownU, sheetAt } from './sheets.ts';

/**
 * Null for a print all over a part, which has no place.
 * @param isApart true for a part whose sheets are apart, see `withSheetsApart`.
 */
export function artOnPart(art: PlacedArt, isApart: boolean): ArtOnPart | null {
  const { artwork, raster, sheets, u, v, turn, frame, axes, repeat, across } = art;
  if (repeat !== null) return null;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const { right, up } = frame;
  const within = (du: number, dv: number): readonly [number, number] => {
    const [x, y] = [1000 * (du * right[0] + dv * right[1]), 1000 * (du * up[0] + dv * up[1])];
    return [x * cos - y * sin, x * sin + y * cos];
  };
  const moved = (x: number, y: number) => {
    const at = flatPoint({ u: 0, v: 0 }, axes, 0, x / 1000, y / 1000);
    return within(at.u, at.v);
  };
  const isMirrored = artwork.place.mirror === true;
  const colour = new Float64Array(4);
  return {
    artwork,
    width: raster.width,
    height: raster.height,
    locate: (atU, atV) => {
      const sheet = isApart ? sheetAt(atU) : GORES.all;
      if (isApart && sheets !== null && !sheets.includes(sheet)) return NOWHERE;
      const along = isApart ? ownU(atU) : atU;
      return within((across === null ? along : across(along, atV, sheet)) - u, atV - v);
    },
    coverage: (x, y, side) => {
      readColour(raster, raster.width / 2 + (isMirrored ? -x : x), raster.height / 2 - y, side, colour);
      return colour[3]!;
    },
    right: moved(1, 0),
    up: moved(0, 1),
  };
}

/** Far from every artwork, in millimetres. */
const NOWHERE = [1e9, 1e9] as const;
