import type { Corner } from '../../../foundation/geometry/curves/rounded-outline.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import { bail } from '../../construction/gemstones/pendants.ts';
import type { Hanging, Pendant } from '../../construction/gemstones/pendants.ts';
import { extrudedMesh } from '../../construction/products/extruded.ts';

/** Outline of a heart around its centre in millimetres, with the radius of each corner. */
const HEART = '0 -8.6 1.2, 8.6 1 4.6, 7.6 7 3.4, 3.4 8.2 3.4, 0 5 1, -3.4 8.2 3.4, -7.6 7 3.4, -8.6 1 4.6';

/** A domed heart of metal. */
export function heartPendant(hanging: Hanging): Pendant {
  const { at, out, detail } = hanging;
  const outline = HEART.split(', ').map((corner): Corner => {
    const [x, y, round] = corner.split(' ').map((value) => Number(value) / 1000) as [number, number, number];
    return [x, y, round];
  });
  const heart = extrudedMesh({ solid: 'extruded', outline, thickness: 0.0026, bevel: 0.0012, dome: 0.0016 }, detail);
  const centre = addScaled(addScaled(at, [0, -1, 0], 0.0092), out, 0.002);
  return { metal: [bail(hanging, 0.0021), placeMesh(heart, { at: centre, front: out })], stone: null, small: [] };
}
