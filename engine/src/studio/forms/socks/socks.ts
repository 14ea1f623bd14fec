import { contours } from '../../../foundation/geometry/mesh/contour.ts';
import { smoothUnion } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { shellMesh } from '../../../foundation/geometry/mesh/shell.ts';
import { surfaceNets } from '../../../foundation/geometry/mesh/surface-nets.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { linearFromHex, luminance, scaleColour } from '../../materials/colour.ts';
import { patternPalette } from '../../patterns/pattern-palette.ts';
import { printOf } from '../../patterns/print-of.ts';
import type { Painter } from '../../materials/material.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import { otherOfPair } from '../../parts/other-of-pair.ts';
import type { Part } from '../../parts/part.ts';
import { sockKind } from './sock-kinds.ts';
import type { SockKind } from './sock-kinds.ts';

/** A pair of socks in the shape of the feet. The toes point to +x; the floor is y = 0. */
export const socks: Form = {
  name: 'socks',
  fabric: 'jersey',
  build({ piece, detail }) {
    const kind = sockKind(piece);
    const second =
      piece.colours.filter(({ part }) => part === 'main')[1] ?? piece.colours.find(({ part }) => part === 'trim');
    const accent = second ? linearFromHex(second.hex) : piece.drawnAs ? null : darkestOf(piece);
    const one = oneSock(kind, accent, piece.drawnAs ? roundAnkle : alongTube, detail);
    return {
      parts: [...one, ...otherOfPair(one, { behind: 0.098, ahead: 0.035, turn: 0.1 })],
      presentation: 'floor',
      turn: 0.55,
      ahead: Math.PI / 2,
    };
  },
};

/** Share of a colour's light that dyed yarn reflects, as in the print. */
const DYED = 0.72;

/** The darkest colour of a print, in which heel, toes and rings are knitted; null for plain socks. */
function darkestOf(piece: Piece): Rgb | null {
  const print = printOf(piece);
  if (!print) return null;
  const main = piece.colours.filter(({ part }) => part === 'main').map(({ hex }) => linearFromHex(hex));
  const named = piece.pattern!.colours.map(({ hex }) => linearFromHex(hex));
  const palette = patternPalette(print, main, named, piece.pattern!.isWhole);
  const darkest = palette.reduce((dark, colour) => (luminance(colour) < luminance(dark) ? colour : dark));
  return scaleColour(darkest, DYED);
}

/** Place of the axis of the leg, x in metres. */
const LEG = -0.062;
/** Centre of the ankle, about which the tube of a sock bends, (x, y) in metres. */
const ANKLE = [-0.012, 0.094] as const;

/** A foot and its leg; `isEarlier` is its form before version 3 of the drawing, whose heel was cut flat. */
const footField =
  (isEarlier: boolean): DistanceField =>
  (x, y, z) => {
    const up = clamp((y - 0.06) / 0.34);
    const calf = 0.0335 + 0.0155 * smoothstep(0.1, 0.85, up) + 0.021 * smoothstep(0.48, 0.76, y);
    const leg = Math.hypot((x - LEG + 0.012 * up) / 1.06, z) - calf + 0.3 * Math.max(0, 0.05 - y);
    const heel = Math.hypot((x + 0.068) / 1.12, (y - 0.036) / 1.05, z / 0.93) - 0.0355;
    const along = clamp((x + 0.06) / 0.195);
    const [half, high] = [
      lerp(0.0315, 0.0425, smoothstep(0.1, 0.75, along)),
      lerp(0.05, 0.0195, smoothstep(0, 1, along)),
    ];
    const tip = Math.max(0, x - 0.102);
    const tail = isEarlier ? 0 : Math.max(0, -0.062 - x);
    const arch = (Math.hypot(z / half, (y - high) / high, tip / 0.036, tail / 0.044) - 1) * Math.min(half, high) * 0.9;
    const sole = isEarlier ? Math.max(arch, -0.07 - x) : arch;
    return Math.max(smoothUnion(smoothUnion(leg, heel, 0.03), sole, 0.05), -y);
  };

/** Metres along the tube of a sock: down the leg and towards the toes, with a mitre from the ankle to the heel. */
function alongTube(x: number, y: number): number {
  const [up, back] = [y - ANKLE[1], ANKLE[0] - x];
  if (back < 0) return back;
  return up > 0 ? up : Math.max(up, -back);
}

/** The same in scenes that were stored before version 3 of the drawing, where stripes fanned out from the ankle. */
function roundAnkle(x: number, y: number): number {
  const [ax, ay] = ANKLE;
  const bend = 0.055;
  if (y > ay && x < ax) return y - ay;
  const angle = Math.atan2(y - ay, ax - x);
  if (x < ax) return angle * bend;
  return -(Math.PI / 2) * bend - (x - ax);
}

function oneSock(kind: SockKind, accent: Rgb | null, along: typeof alongTube, detail: number): Part[] {
  const { top, cuff, smooth = false } = kind;
  const edge: DistanceField = (_x, y) => top - y;
  const mesh = surfaceNets(footField(along === roundAnkle), {
    bounds: { min: [-0.16, -0.004, -0.08], max: [0.15, top + 0.02, 0.08] },
    cell: 0.003 / Math.max(0.4, detail),
    steepness: 2.4,
    develop: (x, y, z) => {
      const onFoot = smoothstep(-0.03, 0.02, x) * smoothstep(0.1, 0.05, y);
      const turn = Math.atan2(z, lerp(-(x - LEG), -(y - 0.03), onFoot));
      // Stripes run round a sock.
      return [along(x, y), turn * 0.038];
    },
  });
  const knitted = knit(top, cuff, smooth ? 0 : 0.4, accent);
  const rim = contours(mesh, edge, 0.003).map(({ points, closed }) =>
    tubeMesh(
      (closed ? [...points, points[0]!] : points).map(({ at }): Vec3 => [at[0], at[1], at[2]]),
      {
        radius: 0.0015,
        closed,
        sides: 10,
        rows: atDetail(points.length, detail),
      },
    ),
  );
  return [
    { name: 'sock', role: 'cloth', mesh, trim: edge, detail: knitted },
    { name: 'inside', role: 'cloth', colourPart: 'lining', mesh: shellMesh(mesh, -0.0018), trim: edge },
    { name: 'rim', role: 'cloth', colourPart: 'trim', mesh: mergeMeshes(rim), solid: true },
  ];
}

/** Metres between two ribs. */
const RIB = 0.0034;

/** Ribs on the cuff and, `ribs` times as deep, on the leg; a second colour on heel, toes and two rings of the cuff. */
const knit =
  (top: number, cuff: number, ribs: number, accent: Rgb | null): Painter =>
  (point, surface) => {
    const { x, y, z } = point;
    const shown = clamp(1.5 - point.footprint / (RIB * 0.4));
    const fromTop = top - y;
    const leg = smoothstep(0.075, 0.1, y);
    const deep = fromTop < cuff ? 1 : ribs * leg;
    if (deep > 0 && shown > 0) {
      const turn = Math.atan2(z, LEG - x);
      const wave = (turn * 0.038 * Math.PI * 2) / RIB;
      const slope = 0.75 * deep * shown * Math.cos(wave);
      surface.tiltX += slope * Math.sin(turn);
      surface.tiltZ += slope * Math.cos(turn);
      surface.occlusion *= 1 - 0.22 * deep * shown * (0.5 - 0.5 * Math.sin(wave));
    }
    if (Math.abs(fromTop - cuff) < 0.001) surface.occlusion *= 0.8;
    // Seams of the knitted heel and toe.
    const heel = 0.052 - Math.hypot(x + 0.086, y - 0.028);
    const toe = x - 0.092 + 0.15 * (y - 0.02);
    const near = Math.min(Math.abs(heel), Math.abs(toe));
    surface.occlusion *= 1 - 0.25 * Math.exp(-((near / 0.0012) ** 2));
    const isRing = fromTop < cuff && Math.abs((((fromTop / cuff) * 3) % 1.5) - 0.75) < 0.22 && cuff > 0.02;
    if (!accent || (heel < 0 && toe < 0 && !isRing)) return;
    surface.r = accent[0];
    surface.g = accent[1];
    surface.b = accent[2];
  };
