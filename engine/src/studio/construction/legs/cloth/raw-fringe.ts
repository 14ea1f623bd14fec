import { noise2 } from '../../../../foundation/geometry/noise.ts';
import type { Trim } from '../../../../foundation/raster/geometry.ts';
import type { PanelReader } from './panel-place.ts';

/** Maximum length in metres of the warp threads that hang free at a cut hem. */
const LONGEST = 0.012;
/** Distance in metres between them. */
const PITCH = 0.0017;

/** The lower edge of a panel with a cut and washed hem: threads of uneven length below the last weft. */
export function rawFringe(read: PanelReader): Trim {
  const at = { u: 0, v: 0 };
  return (_x, _y, _z, u, v) => {
    at.u = u;
    at.v = v;
    const { above } = read(at);
    if (above > 0.03) return 1;
    const woven = above - LONGEST - 0.0012 * noise2(u * 90, 3);
    if (woven > 0) return woven;
    const swayed = u + 0.0011 * noise2(u * 130, above * 160, 5) + 0.05 * above * noise2(u * 40, 7);
    const thread = Math.round(swayed / PITCH);
    const ends = LONGEST * Math.max(0.05, 0.32 - 0.9 * noise2(thread * 5.7, 1.5));
    return Math.min(0.00062 - Math.abs(swayed - thread * PITCH), above - ends);
  };
}
