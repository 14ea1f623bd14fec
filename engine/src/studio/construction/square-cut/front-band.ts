import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { bell, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { pathLength, smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { addScaled, mix, normalise } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { bodyDistance } from '../../body/body.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { shadeLine } from '../sewing/seam.ts';
import type { Part } from '../../parts/part.ts';
import { hemHeight } from '../draped/cloth/cloth-mesh.ts';
import type { ClothSurface } from '../draped/cloth/cloth-surface.ts';
import { clothPatch } from '../draped/sewn-on/cloth-patch.ts';
import type { TrimmingContext } from '../draped/sewn-on/trimming-context.ts';
import type { KimonoCut } from './kimono-cut.ts';

/** Height in metres at which the two fronts cross. */
const CROSSING = 1.3;
/** Distance by which their edges move aside per metre of height. */
const SLOPE = 0.5;
/** Height in metres below which the edge of the upper front is nearly vertical. */
const PLUMB = 1.1;
/** Distance in metres of the bodice from the skin. */
const BODICE = 0.0048;
/** Distance in metres of the band from the bodice or, below the chest, from the cloth. */
const LIFT = 0.0085;

/** The edge of the upper front: from the wearer's left shoulder across to the right, and down. */
function wrappedEdge(y: number): number {
  if (y > PLUMB) return SLOPE * (y - CROSSING);
  return SLOPE * (PLUMB - CROSSING) - 0.035 * (PLUMB - y);
}

/** The edge of a front that hangs open and does not overlap the other. */
function plumbEdge(y: number): number {
  return MEETING + 0.5 * (SLOPE * (y - CROSSING) + Math.hypot(SLOPE * (y - CROSSING), 0.012));
}

/** Distance in metres between the centre and the edge of a front that does not overlap the other. */
const MEETING = 0.0015;

/**
 * Returns the angle round the body, as a function of the height, at which the fabric has the x coordinate that `edgeAt`
 * gives for that height.
 */
function edgeAngles(surface: ClothSurface, edgeAt: (y: number) => number, hem: number): (y: number) => number {
  const point: MutableVec3 = [0, 0, 0];
  const step = 0.02;
  const angles = Array.from({ length: Math.ceil((1.44 - hem) / step) + 2 }, (_, i) => {
    const y = hem + i * step;
    const target = edgeAt(y);
    let [low, high] = [-1.4, 1.4];
    for (let turn = 0; turn < 22; turn++) {
      const centre = (low + high) / 2;
      surface.point(centre, y, point);
      if (point[0] < target) low = centre;
      else high = centre;
    }
    return low;
  });
  return (y) => {
    const at = Math.min(angles.length - 1.001, Math.max(0, (y - hem) / step));
    const i = Math.floor(at);
    return lerp(angles[i]!, angles[i + 1]!, at - i);
  };
}

/**
 * Creates the left front, which overlaps the right one, and the bands of both fronts. The band of the right front ends
 * under the left front. A garment that hangs open has no overlap: the cloth below forms both fronts, and both bands
 * reach the hem.
 */
export function frontParts(context: TrimmingContext, { band, open }: Pick<KimonoCut, 'band' | 'open'>): Part[] {
  const { plan, surface } = context;
  const hem = hemHeight(plan, open ? 0.1 : -0.6) + 0.002;
  const angle = edgeAngles(surface, open ? plumbEdge : wrappedEdge, hem);
  const over = bandLine(surface, angle, hem, band);
  const under = open ? { inner: mirrored(over.inner), outer: mirrored(over.outer) } : narrowed(UNDER, band);
  return [
    ...(open ? [] : [upperFront(context, angle, hem)]),
    bandPart('under band', bandMesh(under, context, band, open ? LIFT : LIFT - 0.004), band),
    bandPart('band', bandMesh(over, context, band, LIFT), band),
  ];
}

function upperFront({ surface, detail }: TrimmingContext, angle: (y: number) => number, hem: number): Part {
  const mesh = clothPatch(
    surface,
    {
      at: (u, v, out) => {
        out[1] = lerp(CROSSING, hem, v);
        out[0] = lerp(angle(out[1]), 1.4, u ** 1.7);
      },
      size: [0.4, CROSSING - hem],
      lift: -0.003,
      spacing: 0.006,
      // The front emerges from the fabric about 10 cm before its free edge.
      stand: (u, v) => 0.0078 * smoothstep(0.5, 0.3, u) * smoothstep(0, 0.05, v) + 0.01 * (1 - u) ** 10 * v,
    },
    detail,
  );
  return { name: 'left front', role: 'cloth', mesh: laidOut(mesh, surface) };
}

/** Continues prints from the cloth below: u is the way round the body, v the height. */
function laidOut(mesh: Part['mesh'], { angleOf }: ClothSurface): Part['mesh'] {
  const { positions: p } = mesh;
  const uvs = new Float32Array((p.length / 3) * 2);
  for (let i = 0; i < p.length / 3; i++) {
    const [x, y, z] = [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!];
    uvs[i * 2] = (angleOf(x, y, z) + 0.3) * lerp(Math.hypot(x, z), 0.16, 0.5);
    uvs[i * 2 + 1] = y;
  }
  return { ...mesh, uvs };
}

function bandPart(name: string, mesh: Part['mesh'], band: number): Part {
  return {
    name,
    role: 'contrast',
    colourPart: 'collar',
    mesh,
    detail: (point, surface) => {
      const fromEdge = Math.min(-point.v, band + point.v);
      shadeLine(surface, fromEdge - 0.0012, Math.max(0.0011, 0.8 * point.footprint), 0.34);
    },
  };
}

/**
 * Inner and outer edge of a band, from the centre of the back to its end. The points are approximate on the shoulders,
 * where `layOn` moves the band onto the body.
 */
interface NeckLine {
  readonly inner: readonly Vec3[];
  readonly outer: readonly Vec3[];
}

/** The band on the +x side of the neck, from the centre of the back to the crossing in front, in metres. */
const HALF: NeckLine = {
  inner: [
    [0, 1.487, -0.078],
    [0.04, 1.487, -0.066],
    [0.068, 1.481, -0.03],
    [0.073, 1.462, 0.016],
    [0.062, 1.43, 0.056],
    [0.04, 1.38, 0.092],
    [0.002, 1.304, 0.12],
  ],
  outer: [
    [0, 1.44, -0.098],
    [0.058, 1.446, -0.082],
    [0.106, 1.45, -0.034],
    [0.12, 1.432, 0.016],
    [0.112, 1.398, 0.06],
    [0.092, 1.35, 0.1],
    [0.062, 1.302, 0.13],
  ],
};
const mirrored = (line: readonly Vec3[]): Vec3[] => line.map(([x, y, z]) => [-x, y, z]);
/** The band of the lower front. It ends 6 cm below the crossing, where the upper front covers it. */
const UNDER: NeckLine = {
  inner: [...mirrored(HALF.inner), [0.03, 1.244, 0.13]],
  outer: [...mirrored(HALF.outer), [-0.03, 1.24, 0.13]],
};

/** Width in metres of the band for which the neck lines are written. */
const FULL_BAND = 0.056;

function narrowed({ inner, outer }: NeckLine, band: number): NeckLine {
  return { inner, outer: outer.map((to, i) => mix(inner[i]!, to, Math.min(1, band / FULL_BAND))) };
}

/** The band of the upper front, from the nape down the whole edge to the hem. */
function bandLine(surface: ClothSurface, angle: (y: number) => number, hem: number, band: number): NeckLine {
  const count = Math.ceil((1.28 - hem) / 0.04);
  const heights = Array.from({ length: count + 1 }, (_, i) => lerp(1.28, hem, i / count));
  const at = (y: number, aside: number): MutableVec3 => {
    const point: MutableVec3 = [0, 0, 0];
    surface.point(angle(y), y, point);
    const turn = aside / Math.max(0.1, Math.hypot(point[0], point[2]));
    surface.point(angle(y) + turn, y, point);
    return point;
  };
  return {
    inner: [...HALF.inner.slice(0, -1), ...heights.map((y) => at(y, -0.002))],
    outer: [
      ...narrowed(HALF, band).outer.slice(0, -1),
      ...heights.map((y) => at(y, band * lerp(1, Math.hypot(1, SLOPE), smoothstep(PLUMB - 0.06, PLUMB + 0.06, y)))),
    ],
  };
}

function bandMesh({ inner, outer }: NeckLine, { surface, detail }: TrimmingContext, band: number, lift: number) {
  const [near, far] = [smoothPath(inner, 12), smoothPath(outer, 12)];
  const flip = inner.at(2)![0] < 0;
  const last = near.length - 1;
  const length = pathLength(near);
  const spot: MutableVec3 = [0, 0, 0];
  return gridMesh(
    {
      columns: atDetail(length / 0.0035, Math.max(0.5, detail)),
      rows: atDetail(26, detail),
      develop: (u, v, _position, out) => {
        out[0] = u * length;
        out[1] = -v * band;
      },
    },
    (u, v, out) => {
      const at = (flip ? u : 1 - u) * last;
      const i = Math.min(last - 1, Math.floor(at));
      for (let k = 0; k < 3; k++) {
        const from = lerp(near[i]![k]!, near[i + 1]![k]!, at - i);
        const to = lerp(far[i]![k]!, far[i + 1]![k]!, at - i);
        out[k] = lerp(from, to, v);
      }
      const side = Math.min(v, 1 - v) * band;
      const round = Math.min(1, side / 0.0022);
      // The sash presses the band flat.
      const pressed = 1 - 0.45 * bell(out[1] - 1.1, 0.05);
      const off = (lift * pressed + 0.002) * Math.sqrt(round * (2 - round)) - 0.002;
      // At the nape the band stands off a little.
      const nape = 0.007 * (1 - v) * smoothstep(0.01, -0.06, out[2]);
      layOn(surface, out, off + nape, spot);
    },
  );
}

/**
 * Moves a point to `off` metres outside the garment: outside the body on the shoulders, outside the cloth below them.
 */
function layOn(surface: ClothSurface, out: MutableVec3, off: number, spot: MutableVec3): void {
  const [x, y, z] = out;
  const a = surface.angleOf(x, y, z);
  surface.point(a, y, spot);
  const chest = smoothstep(1.42, 1.37, y);
  let onBody: MutableVec3 = [x, y, z];
  for (let turn = 0; turn < 4; turn++) {
    const [px, py, pz] = onBody;
    const here = bodyDistance(px, py, pz);
    const e = 0.002;
    const slope = normalise([
      bodyDistance(px + e, py, pz) - here,
      bodyDistance(px, py + e, pz) - here,
      bodyDistance(px, py, pz + e) - here,
    ]);
    onBody = addScaled(onBody, slope, BODICE + off - here);
  }
  out[0] = lerp(onBody[0], spot[0] + Math.sin(a) * off, chest);
  out[1] = lerp(onBody[1], y, chest);
  out[2] = lerp(onBody[2], spot[2] + Math.cos(a) * off, chest);
}
