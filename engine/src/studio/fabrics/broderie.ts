import { bell, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Fabric } from './fabric.ts';
import { coverOf, dye, resolved } from './weave.ts';

/** Metres between two eyelet flowers in a row. */
const MOTIF = 0.052;
/** Metres between two rows, which are offset by half. */
const ROW = 0.047;
/** Metres along a cut edge without holes, because the edge is folded under. */
const TURNED = 0.007;
/** Radius in metres of the eyelet at the centre of a flower. */
const HEART = 0.0034;
/** Radius in metres of the eyelets between flowers. */
const DOT = 0.0029;
/** Distance of a petal's inner end from the centre, its length and the radius of its outer end, in metres. */
const PETAL = { from: 0.0078, length: 0.0078, width: 0.0031 };
const PETALS = 5;
/** Metres of satin stitch round each hole. */
const RIM = 0.0019;
/** Share of the fabric that is cut out. */
const OPEN = 0.09;

/** Broderie anglaise: cotton cut into flowers of small holes with overstitched edges. */
export const broderie: Fabric = {
  name: 'broderie',
  openwork: true,
  drape: { stiffness: 0.48, weight: 0.38, thickness: 0.0009 },
  natural: [0.78, 0.77, 0.74],
  response: {
    roughness: 0.92,
    reflectance: 0.035,
    specular: 0.5,
    opacity: 0.985,
    transmission: 0.1,
    wrap: 0.14,
    sheen: 0.16,
    bump: (u, v) =>
      0.0007 * bell(cutOut(u, v) - 0.45 * RIM, 0.4 * RIM) +
      0.0005 * Math.abs(fractalNoise2(u * 15, v * 12, 21, 3)) +
      0.00004 * noise2(u * 420, v * 420, 7),
    paint: (point, surface) => {
      const shown = resolved(4 * HEART, coverOf(point));
      const soft = Math.max(0.0004, 0.5 * point.footprint);
      const off = Math.max(cutOut(point.u, point.v), TURNED - point.edge);
      const hole = OPEN + (smoothstep(soft, -soft, off) - OPEN) * shown;
      surface.opacity = 1 - 0.88 * hole;
      const rim = bell(off - 0.5 * RIM, 0.5 * RIM) * shown;
      const outside = bell(off - 1.5 * RIM, 0.5 * RIM) * shown;
      dye(surface, 1 + 0.1 * rim - 0.13 * outside);
      surface.occlusion *= 1 - 0.25 * outside;
    },
  },
};

/**
 * Distance in metres to the nearest hole, negative inside it: flowers of petals, with an eyelet in each gap between
 * them.
 */
function cutOut(u: number, v: number): number {
  const row = Math.round(v / ROW);
  const shift = 0.5 * (row & 1);
  const column = Math.round(u / MOTIF - shift);
  const x = u - (column + shift) * MOTIF;
  const y = v - row * ROW;
  const radius = Math.hypot(x, y);
  const dots = Math.min(
    Math.hypot(Math.abs(x) - 0.5 * MOTIF, y),
    Math.hypot(Math.abs(x) - 0.25 * MOTIF, Math.abs(y) - 0.5 * ROW),
  );
  return Math.min(radius - HEART, dots - DOT, petal(radius, Math.atan2(x, y) + 0.9 * noise2(column, row, 5)));
}

/** The nearest petal: a drop that points to the centre. */
function petal(radius: number, angle: number): number {
  const step = (2 * Math.PI) / PETALS;
  const turn = angle - step * Math.round(angle / step);
  const along = radius * Math.cos(turn) - PETAL.from;
  const across = radius * Math.sin(turn);
  const place = Math.min(1, Math.max(0, along / PETAL.length));
  return Math.hypot(across, along - place * PETAL.length) - PETAL.width * (0.3 + 0.7 * place);
}
