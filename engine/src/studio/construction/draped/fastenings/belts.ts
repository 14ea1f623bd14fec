import { clamp, lerp, TAU } from '../../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { fractalNoise2 } from '../../../../foundation/geometry/noise.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3, Vec3 } from '../../../../foundation/geometry/vector.ts';
import { HEIGHTS } from '../../../body/body.ts';
import type { Part } from '../../../parts/part.ts';
import type { Painter } from '../../../materials/material.ts';
import { OWN_THREAD, stitchRow } from '../../sewing/seam.ts';
import type { ClothSurface } from '../cloth/cloth-surface.ts';
import { bowMeshes } from '../sewn-on/bow.ts';
import { clothPatch } from '../sewn-on/cloth-patch.ts';
import { frontTop } from './closures.ts';
import { surfaceFrame } from '../sewn-on/surface-frame.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Belt, obi, tied sash or chain round the waist, and bows in any place the words name. */
export function beltParts(context: TrimmingContext): Part[] {
  return [...waistParts(context), ...placedBows(context)];
}

function waistParts(context: TrimmingContext): Part[] {
  const { piece } = context;
  switch (piece.attributes.belt) {
    case 'belt':
      return leatherBelt(context, 0.03);
    case 'wide':
      return [band(context, 0.078, 0.004, 0.0012), ...keeper(context)];
    case 'sash':
      return [band(context, 0.05, 0.006, 0.0022), ...bow(context, { scale: 1, endLength: 1, name: 'sash bow' })];
    case 'chain':
      return [chain(context)];
    default:
      return wornBow(context);
  }
}

/** Height of a belt's centre line in metres. */
function beltHeight({ plan }: TrimmingContext): number {
  const { release } = plan.skirt;
  return plan.kind.bodice && release > 1.14 && release < 1.22 ? release : HEIGHTS.waist + 0.002;
}

function band(context: TrimmingContext, width: number, lift: number, crease: number): Part {
  const centre = beltHeight(context);
  const mesh = clothPatch(
    context.surface,
    {
      at: (u, v, out) => {
        out[0] = (u - 0.5) * TAU;
        out[1] = centre + width * (0.5 - v) - 0.004 * Math.cos(out[0]);
      },
      size: [0.68, width],
      lift,
      closed: true,
      spacing: 0.003,
      stand: (u, v) => {
        const a = (u - 0.5) * TAU;
        const lines = v * width * 460 + 1.6 * Math.sin(a * 2) + 3 * fractalNoise2(u * 9, v * 2, 2, 2);
        return crease * Math.sin(lines) * Math.sin(v * Math.PI) + 0.003 * Math.sin(v * Math.PI);
      },
    },
    context.detail,
  );
  return { name: 'sash', role: 'contrast', colourPart: 'belt', mesh };
}

function leatherBelt(context: TrimmingContext, width: number): Part[] {
  const { piece, surface, detail } = context;
  const own = piece.partFabrics.find(({ part }) => part === 'belt')?.fabric;
  const leather = own === 'leather' || own === 'patent' || own === 'suede';
  const centre = beltHeight(context);
  const stitches: Painter = (point, surfaceOf) => {
    stitchRow(point, surfaceOf, point.v + 0.0035, point.u, OWN_THREAD);
    stitchRow(point, surfaceOf, point.v + width - 0.0035, point.u, OWN_THREAD);
  };
  const at = (from: number, turn: number) => (u: number, v: number, out: [number, number]) => {
    out[0] = from + turn * u;
    out[1] = centre + width * (0.5 - v) - 0.003 * Math.cos(out[0]);
  };
  const cloth = { role: leather ? 'leather' : 'contrast', colourPart: 'belt', detail: stitches } as const;
  const ring = clothPatch(surface, { at: at(-Math.PI, TAU), size: [0.68, width], lift: 0.0035, closed: true }, detail);
  const end = clothPatch(surface, { at: at(0.06, 0.62), size: [0.08, width], lift: 0.0062 }, detail);
  return [
    { ...cloth, name: 'belt', mesh: ring },
    { ...cloth, name: 'belt end', mesh: end },
    ...buckle(context, centre, width),
  ];
}

function buckle({ surface }: TrimmingContext, y: number, width: number): Part[] {
  const { at, across } = surfaceFrame(surface, 0, y);
  const half = width * 0.68;
  const frame: MutableVec3[] = Array.from({ length: 49 }, (_, i) => {
    const a = (i / 48) * TAU;
    const corner = (value: number) => Math.sign(value) * Math.pow(Math.abs(value), 0.45);
    const x = half * 0.92 * corner(Math.cos(a));
    return [at[0] + across[0] * x, at[1] + half * corner(Math.sin(a)), at[2] + 0.0078 - 2.2 * x * x];
  });
  frame[48] = frame[0]!;
  const rod = (from: number, to: number): MutableVec3[] =>
    [from, (from + to) / 2, to].map((x) => [at[0] + x, at[1], at[2] + 0.0095 - 2.2 * x * x]);
  const metal = { role: 'hardware', colourPart: 'hardware', solid: true } as const;
  return [
    {
      ...metal,
      name: 'buckle',
      mesh: tubeMesh(frame, { radius: 0.0021, closed: true, sides: 12, rows: 96, up: [0, 0, 1] }),
    },
    { ...metal, name: 'buckle tongue', mesh: tubeMesh(rod(-half, half), { radius: 0.0014, sides: 8, rows: 10 }) },
  ];
}

/** The cord that holds an obi. */
function keeper({ surface, plan }: TrimmingContext): Part[] {
  const y = plan.kind.bodice ? HEIGHTS.waist + 0.002 : HEIGHTS.waist;
  const point: MutableVec3 = [0, 0, 0];
  const path: MutableVec3[] = Array.from({ length: 81 }, (_, i) => {
    const a = (i / 80 - 0.5) * TAU;
    surface.point(a, y, point);
    return [point[0] + Math.sin(a) * 0.0085, point[1], point[2] + Math.cos(a) * 0.0085];
  });
  path[80] = path[0]!;
  const mesh = tubeMesh(path, { radius: 0.0034, closed: true, sides: 12, rows: 240 });
  return [{ name: 'obi cord', role: 'contrast', colourPart: 'trim', mesh, solid: true }];
}

function chain(context: TrimmingContext): Part {
  const y = HEIGHTS.waist - 0.05;
  const links: Mesh[] = [];
  const count = 54;
  for (let i = 0; i < count; i++) {
    const a = ((i + 0.5) / count) * TAU;
    const { at, normal, across } = surfaceFrame(context.surface, a, y - 0.03 * Math.cos(a));
    const flat = i % 2 === 0 ? 1 : 0.35;
    const ring: MutableVec3[] = Array.from({ length: 17 }, (_, k) => {
      const t = (k / 16) * TAU;
      const [s, h] = [0.0115 * Math.cos(t), 0.0062 * Math.sin(t)];
      return [0, 1, 2].map(
        (axis) =>
          at[axis]! + across[axis]! * s + normal[axis]! * (0.005 + h * (1 - flat)) + (axis === 1 ? h * flat : 0),
      ) as MutableVec3;
    });
    ring[16] = ring[0]!;
    links.push(tubeMesh(ring, { radius: 0.0019, closed: true, sides: 8, rows: 24 }));
  }
  return { name: 'chain belt', role: 'hardware', colourPart: 'belt', mesh: mergeMeshes(links), solid: true };
}

interface BowPlace {
  /** Size as a share of the usual one. */
  readonly scale: number;
  /** Length of the ends as a share of the usual one. */
  readonly endLength: number;
  readonly name: string;
  /** Angle in radians from the front. */
  readonly angle?: number;
  /** Height in metres. Default that of a belt. */
  readonly height?: number;
}

/**
 * Height in metres above the hem at which a bow at the back has ends of their usual length, 24 and 29 cm; they shrink and
 * grow with that height.
 */
const HEIGHT_OF_USUAL_ENDS = 0.38;

/** Bows in a place that words name: at the neck, in front of the waist, or at the back of it. */
function placedBows(context: TrimmingContext): Part[] {
  const { details } = context.piece;
  // The ends of a bow at the back stop above the hem.
  const behind = clamp((beltHeight(context) - context.plan.hem) / HEIGHT_OF_USUAL_ENDS, 0.4, 1.7);
  const atNeck = { scale: 1.05, endLength: 0.75, name: 'neck bow', height: frontTop(context) - 0.012, angle: 0 };
  return [
    ...(details.includes('neck-bow') ? bow(context, atNeck) : []),
    ...(details.includes('waist-bow')
      ? bow(context, { scale: 1.7, endLength: 1.1, name: 'waist bow', angle: 0.2 })
      : []),
    ...(details.includes('back-bow')
      ? bow(context, { scale: 2.1, endLength: behind, name: 'back bow', angle: Math.PI })
      : []),
  ];
}

/**
 * The bow of a garment without a belt: at the side of a wrap skirt, or where words name one, at the back of evening
 * wear, on the chest of a strapless garment or at the waist of others.
 */
function wornBow(context: TrimmingContext): Part[] {
  const { piece, plan } = context;
  if (!plan.kind.bodice && plan.silhouetteName === 'wrap') {
    return bow(context, { scale: 0.8, endLength: 1, name: 'bow', angle: 0.68, height: HEIGHTS.waist - 0.004 });
  }
  const named = piece.details.includes('bow') || piece.colours.some(({ part }) => part === 'bow');
  if (!named) return [];
  if (plan.kind.evening) return bow(context, { scale: 2.1, endLength: 1.7, name: 'bow', angle: Math.PI });
  if (plan.neckline === 'strapless') return bow(context, { scale: 1.3, endLength: 0.01, name: 'bow', height: 1.31 });
  return bow(context, { scale: 1.7, endLength: 1.1, name: 'bow', angle: 0.2 });
}

function bow(context: TrimmingContext, { scale, endLength, name, angle = 0.34, height }: BowPlace): Part[] {
  const { surface, random, detail } = context;
  const { at, normal } = surfaceFrame(surface, angle, height ?? beltHeight(context));
  const knot = [0, 1, 2].map((axis) => at[axis]! + normal[axis]! * 0.014) as MutableVec3;
  const meshes = bowMeshes(
    {
      at: knot,
      front: [normal[0], 0.12, normal[2]],
      loop: 0.082 * scale,
      width: 0.052 * scale,
      tails: [0.24 * endLength, 0.29 * endLength],
      swell: overCloth(surface, angle, knot, normal),
    },
    random,
    detail,
  );
  // Left and right are those of somebody who faces the bow.
  return meshes.map((mesh, i) => ({
    name: `${name} ${['left loop', 'right loop', 'left end', 'right end', 'knot'][i]!}`,
    role: 'contrast',
    colourPart: name === 'sash bow' ? 'belt' : 'bow',
    mesh,
    ...(i === 4 ? { solid: true } : {}),
  }));
}

/**
 * How far the fabric stands out in front of a knot, in metres, as a function of the metres below the knot, so that ribbon
 * ends lie on its folds.
 */
function overCloth(surface: ClothSurface, angle: number, knot: Vec3, front: Vec3): (down: number) => number {
  const point: MutableVec3 = [0, 0, 0];
  const level = Math.hypot(front[0], front[2]);
  let furthest = 0;
  const reach = Array.from({ length: 33 }, (_, i) => {
    for (const aside of ASIDE) {
      surface.point(angle + aside, Math.max(0, knot[1] - i * RIBBON_STEP), point);
      const off = ((point[0] - knot[0]) * front[0] + (point[2] - knot[2]) * front[2]) / level;
      furthest = Math.max(furthest, off + CLEAR * Math.min(1, i / 3));
    }
    return furthest;
  });
  return (down) => {
    const at = Math.min(reach.length - 1.001, Math.max(0, down / RIBBON_STEP));
    const i = Math.floor(at);
    return lerp(reach[i]!, reach[i + 1]!, at - i);
  };
}

/** Step in metres down the ribbon ends. */
const RIBBON_STEP = 0.02;
/** Minimum distance in metres of the ribbon ends from the cloth. */
const CLEAR = 0.016;
/** Angles on both sides of the knot over which the ribbon ends sway. */
const ASIDE = [-0.35, -0.17, 0, 0.17, 0.35];
