import { linearFromHex } from '../../materials/colour.ts';
import { bandShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';

/** Width of a column in metres. */
const COLUMN = 0.019;
/** Height in metres after which the diagonal lines of a column repeat. */
const DIAGONAL = 0.0066;

/** Twill that reverses its direction every 19 mm. */
export const herringbone = printed({
  name: 'herringbone',
  natural: ['#9a9385', '#45413b'].map(linearFromHex),
  finest: DIAGONAL * 0.7,
  tile: [COLUMN * 2, DIAGONAL],
  inks(u, v, footprint, shares) {
    const turn = u / (2 * COLUMN);
    const zigzag = Math.abs(turn - Math.floor(turn) - 0.5) * 2 * COLUMN;
    const offset = (turn - Math.floor(turn) < 0.5 ? 0 : DIAGONAL / 2) * 0.7;
    layInk(shares, 1, bandShare(v + zigzag + offset, 0, DIAGONAL / 2, DIAGONAL, footprint * 1.3));
  },
});
