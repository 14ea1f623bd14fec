import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { withMetallicFinish, metallicLeather } from '../../construction/finishes/metallic-leather.ts';
import { shoeLeather } from '../../construction/finishes/shoe-leather.ts';
import { linesFrom } from '../../construction/sewing/lines-from.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { material } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import { cellBorder2, fractalNoise2 } from '../../../foundation/geometry/noise.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import { walletKind } from './wallet-kinds.ts';
import type { WalletKind } from './wallet-kinds.ts';
import { zipWallet } from './zip-wallet.ts';

/** Radius of the fold in metres. */
const FOLD = 0.0065;
/** Angle in radians of each leaf from the median plane. */
const OPEN = 0.3;
/** Thickness of the cover in metres. */
const COVER = 0.0026;
/** Thickness of the inner panels in metres. */
const PANEL = 0.0012;
/** Thickness of the cards in metres. */
const CARD = 0.0008;

/** A folded wallet that stands half open, with slots for cards inside, or a long one that is closed by a zip. */
export const wallet: Form = {
  name: 'wallet',
  fabric: 'leather',
  adapt: (fabric, named, { drawnAs }) => {
    const leather = shoeLeather(fabric, named, [0.075, 0.03, 0.014]);
    return drawnAs || fabric.name !== 'leather' ? leather : grained(leather);
  },
  build({ piece, detail }) {
    // Leaves were flat and smooth before version 3 of the drawing.
    const kind = { ...walletKind(piece), bow: piece.drawnAs ? 0 : BOW };
    const isNamed = piece.colours.some(({ part }) => part === 'zip' || part === 'hardware');
    const parts = kind.zipped ? zipWallet(isNamed, detail) : [cover(kind, detail), ...inside(kind, detail)];
    return { parts: withMetallicFinish(parts, metallicLeather(piece)), presentation: 'floor', turn: 0.52, rise: 0.16 };
  },
};

/** Leather of wallets is embossed with a grain that hides scratches. */
const grained = (leather: Fabric): Fabric => ({
  ...leather,
  response: {
    ...leather.response,
    bump: (u, v) =>
      0.00011 * Math.min(0.5, cellBorder2(u * 620, v * 620)) + 0.0003 * fractalNoise2(u * 24, v * 24, 3, 2),
  },
});

/** Metres by which the cards in it bend each leaf outwards. */
const BOW = 0.0046;

interface Bowed extends WalletKind {
  readonly bow: number;
}

/** A point on a leaf: `s` metres from the fold, `inward` metres from the leaf's median plane, at the height `y`. */
function onLeaf({ width, bow }: Bowed, side: 1 | -1, s: number, inward: number, y: number): Vec3 {
  const [c, k] = [Math.cos(OPEN), Math.sin(OPEN)];
  const off = FOLD - inward + bow * Math.sin((Math.PI * s) / width);
  return [c * s - k * off - width / 2, y, side * (k * s + c * off)];
}

function cover(kind: Bowed, detail: number): Part {
  const { width, height } = kind;
  const middle = height / 2;
  const runs = 24;
  const leaf = (side: 1 | -1) =>
    Array.from({ length: runs + 1 }, (_, i) => onLeaf(kind, side, (width * i) / runs, 0, middle));
  const turn = Math.PI / 2 - OPEN;
  const fold = Array.from({ length: 15 }, (_, i): Vec3 => {
    const angle = Math.PI - turn * (1 - (i + 1) / 8);
    return [-width / 2 + FOLD * Math.cos(angle), middle, FOLD * Math.sin(angle)];
  });
  const path = [...leaf(1).toReversed(), ...fold, ...leaf(-1)];
  const length = 2 * width + 2 * turn * FOLD;
  const mesh = beltMesh(path, {
    half: (t) => middle - rounded(Math.min(t, 1 - t) * length),
    thickness: COVER,
    up: [-Math.sin(OPEN), 0, Math.cos(OPEN)],
    rows: atDetail(260, detail),
  });
  const detailed = edgeStitches(middle, length);
  return { name: 'cover', role: 'cloth', mesh, solid: true, detail: detailed, lines: linesFrom(detailed) };
}

/** Metres by which a corner is rounded, `far` metres from the end. */
function rounded(far: number): number {
  const radius = 0.006;
  return far > radius ? 0 : radius - Math.sqrt(Math.max(0, radius ** 2 - (radius - far) ** 2));
}

/** A row of stitches round a cover of that length and half height, and its turned edge. */
const edgeStitches =
  (half: number, length: number): Painter =>
  (point, surface) => {
    const [edge, end] = [half - Math.abs(point.u), Math.min(-point.v, length + point.v)];
    shadeLine(surface, Math.min(edge, end) - 0.0012, 0.0006, 0.2);
    const isEnd = end < edge;
    stitchRow(point, surface, Math.min(edge, end) - 0.0032, isEnd ? point.u : point.v, OWN_THREAD);
  };

const topStitches =
  (half: number): Painter =>
  (point, surface) => {
    stitchRow(point, surface, half - Math.abs(point.u) - 0.0024, point.v, { ...OWN_THREAD, width: 0.0005 });
  };

/** Inner panels, and stepped slots with cards on both leaves. */
function inside(kind: Bowed, detail: number): Part[] {
  const { width, height, slots } = kind;
  return ([1, -1] as const).flatMap((side): Part[] => {
    const sheet = (low: number, top: number, inward: number, ends: readonly [number, number], thickness: number) => {
      const path = Array.from({ length: 13 }, (_, i) =>
        onLeaf(kind, side, ends[0] + ((ends[1] - ends[0]) * i) / 12, inward, (low + top) / 2),
      );
      const up: Vec3 = [Math.sin(OPEN), 0, -side * Math.cos(OPEN)];
      return beltMesh(path, { half: (top - low) / 2, thickness, up, rows: atDetail(40, detail) });
    };
    const edges = [0.01, width - 0.0045] as const;
    const panel = sheet(0.0045, height - 0.006, COVER, edges, PANEL);
    const pockets = slots.map((share, i) => sheet(0.0045, height * share, COVER + PANEL * (i + 1) * 1.6, edges, PANEL));
    const cards = slots.map((share, i) => {
      const [low, top] = [0.006, height * share + 0.0075];
      const mesh = sheet(low, top, COVER + PANEL * (i + 1) * 1.6 - CARD, [0.014, width - 0.008], CARD);
      const { material: plastic, detail: print } = CARDS[i % CARDS.length]!;
      return { mesh, material: plastic, detail: print((top - low) / 2) };
    });
    const name = side > 0 ? 'front' : 'back';
    return [
      { name: `${name} panel`, role: 'cloth', mesh: panel, solid: true, detail: topStitches(height / 2 - 0.004) },
      { name: `${name} slots`, role: 'cloth', mesh: mergeMeshes(pockets), solid: true },
      ...cards.map((each, i): Part => ({ name: `${name} card ${i + 1}`, role: 'lining', solid: true, ...each })),
    ];
  });
}

type Colour = readonly [number, number, number];

/** A bank card: a stripe runs along its edge, as far from it and as wide as given in metres. */
const card = (albedo: Colour, stripe: Colour, from: number, wide: number) => ({
  material: material({ albedo, roughness: 0.35, reflectance: 0.045, wrap: 0 }),
  detail:
    (half: number): Painter =>
    (point, surface) => {
      const under = half - Math.abs(point.u);
      if (under < from || under > from + wide) return;
      [surface.r, surface.g, surface.b] = stripe;
    },
});
const CARDS = [
  card([0.42, 0.4, 0.37], [0.02, 0.02, 0.022], 0.0018, 0.0042),
  card([0.045, 0.075, 0.14], [0.55, 0.5, 0.4], 0.0024, 0.0009),
  card([0.3, 0.23, 0.14], [0.06, 0.035, 0.02], 0.002, 0.0036),
];
