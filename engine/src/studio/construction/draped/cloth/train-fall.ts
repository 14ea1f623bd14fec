import { smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { ClothSurface } from './cloth-surface.ts';

/** Metres over which fabric bends from the skirt to the floor. */
const BEND = 0.03;
/** Height in metres of its folds on the floor. */
const LYING = 0.05;

/** Number of angles of the table of crests. */
const COLUMNS = 240;

/**
 * Moves a point at angle `a` of fabric that would hang at height `y`, metres, possibly below the floor, to its place on
 * the floor.
 */
export type TrainFall = (a: number, y: number, out: [number, number, number]) => void;

/**
 * Fabric longer than the distance to the floor lies on it behind the wearer. It bends there in a curve, and the folds
 * of the skirt continue into it and flatten towards its edge.
 */
export function trainFall(surface: ClothSurface, floor: number): TrainFall {
  const crests = crestsOf(surface, floor);
  return (a, y, out) => {
    const back = ((1 - Math.cos(a)) / 2) ** 2;
    if (back < 0.01 || y > 0.35) return;
    const turn = ((a / TAU + 1.5) % 1) * COLUMNS;
    const i = Math.floor(turn);
    const crest = crests[i % COLUMNS]! + (crests[(i + 1) % COLUMNS]! - crests[i % COLUMNS]!) * (turn - i);
    const flat = smoothstep(0.05, 0.75, floor - y);
    const floorHeight = floor * (1 - 0.6 * flat) + LYING * (1 - 0.8 * flat) * back * crest;
    const over = (y - floorHeight) / (BEND * back);
    const lifted = floorHeight + BEND * back * (Math.max(0, over) + Math.log1p(Math.exp(-Math.abs(over))));
    const taken = lifted - y;
    out[0] += Math.sin(a) * taken * 0.75;
    out[1] = lifted;
    out[2] -= taken * 0.92;
  };
}

/** For each angle of the skirt at the floor, its closeness 0 to 1 to the crest of a fold. */
function crestsOf(surface: ClothSurface, floor: number): Float64Array {
  const out: [number, number, number] = [0, 0, 0];
  const reach = Float64Array.from({ length: COLUMNS }, (_, i) => {
    surface.point((i / COLUMNS - 0.5) * TAU, floor, out);
    return Math.hypot(out[0], out[2]);
  });
  return reach.map((own, i) => {
    let mean = 0;
    for (let k = -WINDOW; k <= WINDOW; k++) mean += reach[(i + k + COLUMNS) % COLUMNS]! / (2 * WINDOW + 1);
    return smoothstep(-0.03, 0.07, own - mean);
  });
}

/** Columns on either side over which the extent of the skirt without its folds is estimated. */
const WINDOW = 18;
