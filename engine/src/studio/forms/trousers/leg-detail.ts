import { smoothOutline, insideOutline, polylineDistance } from '../../../geometry/outline.ts';
import { bell, clamp, smoothstep } from '../../../geometry/interpolation.ts';
import { fractalNoise2 } from '../../../geometry/noise.ts';
import type { Piece } from '../../../prompt/brief.ts';
import type { Painter, Surface, SurfacePoint } from '../../material.ts';
import { grooveSlope, shadeLine, stepSlope, stitchRow, tilt } from '../sewn/seam.ts';
import type { Thread } from '../sewn/seam.ts';
import type { TrouserBody } from './body.ts';
import type { TrouserCut } from './cut.ts';
import { threadOf } from './thread.ts';

/** Seams, pockets and fly of trousers. Outlines are drawn from the front, measured from the waist at x = 0. */
export function legSeams(cut: TrouserCut, body: TrouserBody, piece: Piece): Painter {
  const thread = threadOf(cut, piece);
  const top = cut.waist - 0.056;
  const front = cut.jeans ? jeansFront(top, thread) : tailoredFront(top, !cut.elastic);
  const back = cut.jeans ? jeansBack(top, thread) : tailoredBack(top);
  return (point, surface) => {
    const { x, y, z } = point;
    const ahead = body.ahead(x, y, z);
    if (!point.back && y > 0.62) (ahead > 0 ? front : back)(point, surface);
    seams(point, surface, body, ahead, thread);
    const low = body.aboveHem(x, y, z);
    if (low < 0.03 && thread) {
      stitchRow(point, surface, low - 0.012, x + z, thread);
      tilt(surface, -stepSlope(low - 0.0135, 0.0012, 0.0016), 0, 1, 0);
    }
  };
}

function seams(
  point: Readonly<SurfacePoint>,
  surface: Surface,
  body: TrouserBody,
  ahead: number,
  thread: Thread | null,
): void {
  const { x, y } = point;
  const outer = Math.abs(x) > body.leg(y).x;
  tilt(surface, grooveSlope(ahead, 0.0011, 0.002), 0, 0, 1);
  shadeLine(surface, ahead, 0.0012, 0.4);
  if (thread && (!outer || y > 0.86)) {
    stitchRow(point, surface, ahead - 0.004, y, thread);
    if (!outer) stitchRow(point, surface, ahead - 0.0095, y, thread);
  }
  if (y > 0.74) {
    tilt(surface, grooveSlope(x, 0.0005, 0.0016), 1, 0, 0);
    shadeLine(surface, x, 0.0011, 0.35);
  }
}

/** Two rows along a line. */
function twinRow(
  point: Readonly<SurfacePoint>,
  surface: Surface,
  distance: number,
  along: number,
  thread: Thread | null,
): void {
  if (!thread || distance > 0.016) return;
  stitchRow(point, surface, distance - 0.0028, along, thread);
  stitchRow(point, surface, distance - 0.0086, along, thread);
}

function jeansFront(top: number, thread: Thread | null): Painter {
  const curve = smoothOutline(
    [
      [0.079, top + 0.012],
      [0.087, top - 0.032],
      [0.113, top - 0.066],
      [0.155, top - 0.083],
      [0.2, top - 0.088],
    ],
    6,
  );
  const opening = polylineDistance(curve);
  const pocket = insideOutline([...curve, [0.21, top + 0.03], [0.079, top + 0.03]]);
  const coin = insideOutline([
    [0.099, top + 0.01],
    [0.143, top + 0.01],
    [0.143, top - 0.058],
    [0.1, top - 0.058],
  ]);
  const fly = polylineDistance(
    smoothOutline(
      [
        [0.036, top + 0.01],
        [0.036, top - 0.095],
        [0.03, top - 0.128],
        [0.014, top - 0.15],
        [0.001, top - 0.156],
      ],
      6,
    ),
  );
  return (point, surface) => {
    const { x, y } = point;
    const ax = Math.abs(x);
    if (ax > 0.07 && y > top - 0.11) {
      const { distance, along } = opening(ax, y);
      const inside = pocket(ax, y);
      tilt(surface, -stepSlope(inside, 0.0016, 0.0013), x > 0 ? 0.6 : -0.6, 0.8, 0);
      if (inside > 0) shadeLine(surface, distance, 0.0035, 0.5);
      else twinRow(point, surface, distance, along, thread);
      if (x < 0 && inside > 0) {
        const edge = coin(ax, y);
        tilt(surface, stepSlope(edge, 0.0009, 0.0011), 0, 1, 0);
        if (edge > 0 && thread) twinRow(point, surface, edge, x + y, thread);
        if (edge < 0) shadeLine(surface, edge, 0.002, 0.35);
      }
    }
    if (x > -0.004 && x < 0.05 && y > top - 0.17) {
      const { distance, along } = fly(x, y);
      if (thread && distance < 0.01) {
        stitchRow(point, surface, distance, along, thread);
        stitchRow(point, surface, distance - 0.0058, along, thread);
      }
      if (y > top - 0.15) tilt(surface, stepSlope(x - 0.0005, 0.0018, 0.0014), 1, 0, 0);
    }
  };
}

function jeansBack(top: number, thread: Thread | null): Painter {
  const pocket = insideOutline([
    [0.036, top - 0.062],
    [0.142, top - 0.05],
    [0.146, top - 0.15],
    [0.094, top - 0.185],
    [0.038, top - 0.16],
  ]);
  const arc = polylineDistance(
    smoothOutline(
      [
        [0.04, top - 0.11],
        [0.066, top - 0.104],
        [0.091, top - 0.122],
        [0.116, top - 0.1],
        [0.144, top - 0.102],
      ],
      6,
    ),
  );
  return (point, surface) => {
    const { x, y } = point;
    const ax = Math.abs(x);
    const yoke = y - (top - 0.058) - 0.16 * ax;
    tilt(surface, -stepSlope(yoke, 0.0012, 0.0013), 0, 1, 0);
    shadeLine(surface, yoke, 0.0014, 0.35);
    if (yoke > 0) twinRow(point, surface, yoke, x, thread);
    const inside = pocket(ax, y);
    tilt(surface, stepSlope(inside, 0.0013, 0.0012), ax > 0.09 ? -Math.sign(x) : Math.sign(x), -0.3, 0);
    if (inside < 0) shadeLine(surface, inside, 0.0026, 0.45);
    else {
      twinRow(point, surface, inside, x + y, thread);
      if (thread && inside > 0.01) stitchRow(point, surface, arc(ax, y).distance, arc(ax, y).along, thread);
    }
  };
}

function tailoredFront(top: number, fly: boolean): Painter {
  const slant = polylineDistance([
    [0.108, top + 0.02],
    [0.158, top - 0.15],
  ]);
  return (point, surface) => {
    const { x, y } = point;
    const ax = Math.abs(x);
    const { distance } = slant(ax, y);
    if (distance < 0.01 && y > top - 0.148) {
      const side = ax - 0.108 - ((top + 0.02 - y) / 0.17) * 0.05;
      tilt(surface, -stepSlope(side, 0.0022, 0.0016), Math.sign(x), 0, 0);
      if (side > 0) shadeLine(surface, side, 0.003, 0.35);
    }
    if (fly && x > -0.002 && x < 0.05 && y > top - 0.15) tilt(surface, stepSlope(x - 0.0005, 0.0016, 0.0014), 1, 0, 0);
  };
}

/** Two jetted pockets and the darts above them. */
function tailoredBack(top: number): Painter {
  return (point, surface) => {
    const { x, y } = point;
    const ax = Math.abs(x);
    if (ax > 0.035 && ax < 0.15) {
      const mouth = y - (top - 0.075);
      if (Math.abs(mouth) < 0.02) {
        tilt(
          surface,
          grooveSlope(mouth, 0.0012, 0.0012) +
            stepSlope(mouth - 0.006, 0.0007, 0.001) -
            stepSlope(mouth + 0.006, 0.0007, 0.001),
          0,
          1,
          0,
        );
        shadeLine(surface, mouth, 0.001, 0.6);
      }
    }
    if (y > top - 0.075) tilt(surface, grooveSlope(ax - 0.092, 0.0008, 0.0014), Math.sign(x), 0, 0);
  };
}

const WASHES: Readonly<Record<string, readonly [fade: number, base: number]>> = {
  raw: [0.12, 0],
  dark: [0.35, 0.02],
  mid: [0.75, 0.16],
  light: [0.8, 0.5],
  acid: [0.9, 0.42],
  distressed: [0.95, 0.3],
};

/** Indigo rubs off where legs bend and press outwards: thighs, knees, seat, the ridges of folds and all edges. */
export function denimWear(
  cut: TrouserCut,
  body: TrouserBody,
  { fabric, attributes: { wash } }: Piece,
): Painter | undefined {
  if (!cut.jeans || fabric === 'leather') return undefined;
  const [fade, base] = WASHES[wash ?? 'mid']!;
  const mottled = wash === 'acid';
  return (point, surface) => {
    if (point.back) return;
    const { x, y, z } = point;
    const at = body.leg(y);
    const off = (Math.abs(x) - at.x) / at.halfWidth;
    const ahead = z > at.z;
    const places = ahead
      ? 0.85 * bell(y - 0.66, 0.13) + 0.55 * bell(y - 0.45, 0.09)
      : 0.6 * bell(y - 0.82, 0.09) + 0.25 * bell(y - 0.42, 0.1);
    let worn = places * bell(off, 0.62) + 0.14 * fractalNoise2(x * 26, y * 15, 5, 3);
    // Ridges catch light from above and rub first: a cheap stand-in for height is how far the normal leans up.
    worn += 0.5 * clamp(point.ny * 1.2, -0.25, 0.4) * smoothstep(0.98, 0.9, y);
    worn += 0.35 * bell(body.aboveHem(x, y, z), 0.005);
    if (mottled) worn += 0.9 * fractalNoise2(x * 34 + z * 20, y * 34, 11, 4);
    const k = clamp(base + fade * worn, -0.3, 0.92);
    if (k < 0) {
      surface.r *= 1 + k;
      surface.g *= 1 + k;
      surface.b *= 1 + k * 0.8;
      return;
    }
    // Rubbed cloth shows its white weft: colours move towards a pale tint of themselves.
    const pale = 0.5 * k;
    surface.r += (0.3 + surface.r * 0.6 - surface.r) * pale * 0.78;
    surface.g += (0.36 + surface.g * 0.6 - surface.g) * pale * 0.86;
    surface.b += (0.44 + surface.b * 0.6 - surface.b) * pale;
  };
}
