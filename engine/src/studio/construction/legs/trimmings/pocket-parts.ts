import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { polylineDistance, smoothOutline } from '../../../../foundation/geometry/curves/outline.ts';
import type { FormContext } from '../../../parts/form.ts';
import { material, paintInOrder } from '../../../materials/material.ts';
import type { Painter } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { linesFrom } from '../../sewing/lines-from.ts';
import { OWN_THREAD, stitchRow } from '../../sewing/seam.ts';
import type { Thread } from '../../sewing/seam.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { POCKET_SETS } from '../cut/pocket-sets.ts';
import { pieceWear } from '../cloth/denim-wear.ts';
import { indigoTone } from '../cut/indigo.ts';
import { laidOn } from './laid-on.ts';
import { placeOn } from '../cloth/leg-cloth.ts';
import type { LegPlace } from '../cloth/leg-cloth.ts';
import type { LegNet } from '../cloth/leg-net.ts';
import { threadOf } from '../cut/thread.ts';

/** Pockets that are sewn on: back pockets of jeans, patch pockets, cargo pockets with their flaps; and rivets. */
export function pocketParts(net: LegNet, side: 1 | -1, cut: TrouserCut, context: FormContext): Part[] {
  const parts: Part[] = [];
  const name = side > 0 ? 'left' : 'right';
  const back = { net, side, cut, context, face: -1 as const };
  const { mouths, onBack, onFront, onThighs } = POCKET_SETS[cut.pockets];
  if (onBack || (cut.jeans && mouths)) {
    const from = cut.waist - cut.bandHeight - 0.052;
    parts.push(
      sewnOn(`${name} back pocket`, back, { inner: 0.04, top: from, width: 0.136, length: 0.15, arc: cut.jeans }),
    );
  }
  if (onFront && !cut.jeans) {
    const from = cut.waist - cut.bandHeight - 0.045;
    const front = { ...back, face: 1 as const };
    parts.push(
      sewnOn(`${name} front pocket`, front, { inner: 0.075, top: from, width: 0.12, length: 0.15, arc: false }),
    );
  }
  if (onThighs) parts.push(...cargoPocket(name, net, side, cut, context));
  if (cut.jeans && mouths) parts.push(...rivets(name, net, side, cut));
  return parts;
}

interface Sewing {
  readonly net: LegNet;
  readonly side: 1 | -1;
  readonly face: 1 | -1;
  readonly cut: TrouserCut;
  readonly context: FormContext;
}

interface PocketShape {
  /** Distance from the centre in metres. */
  readonly inner: number;
  /** Height of its opening at the side seam in metres. */
  readonly top: number;
  readonly width: number;
  readonly length: number;
  /** True for the double arc of stitches on jeans. */
  readonly arc: boolean;
}

function sewnOn(name: string, { net, side, face, cut, context }: Sewing, shape: PocketShape): Part {
  const { inner, top, width, length, arc } = shape;
  const thread = threadOf(cut, context.piece) ?? OWN_THREAD;
  const detail = paintInOrder(
    indigoTone(cut, context.piece),
    pieceWear(cut, context.piece),
    pocketStitches(width, length, thread, arc),
  )!;
  return {
    name,
    role: 'cloth',
    colourPart: 'pockets',
    detail,
    lines: linesFrom(detail),
    mesh: laidOn({
      on: (x, y, out) => {
        // x runs to the viewer's right, which is towards the centre on one side and away from it on the other.
        const outwards = side * face > 0 ? x : 1 - x;
        const narrow = lerp(1, 0.9, y);
        const from = inner + width * (0.5 + (outwards - 0.5) * narrow);
        const point = 0.03 * (1 - Math.abs(2 * outwards - 1)) * smoothstep(0.55, 1, y);
        const height = top - y * (length - 0.03) - point + 0.05 * (outwards - 0.5) * face * -0.3;
        // The distance is counted from the side seam, which is straight; the inner seam turns away under the seat.
        const aside = net.width(top, face) - from;
        const share = 0.5 - aside / net.width(height, face) / 2;
        placeOn(net, side, face > 0 ? share : 1 - share, height, out);
      },
      height: (x, y) => 0.0016 + 0.0016 * smoothstep(0.12, 0, y) * Math.sin(Math.PI * x),
      columns: 26,
      rows: 28,
      size: [width, length],
    }),
  };
}

function pocketStitches(width: number, length: number, thread: Thread, arc: boolean): Painter {
  const curve = polylineDistance(
    smoothOutline(
      [
        [0, -length * 0.4],
        [width * 0.2, -length * 0.36],
        [width * 0.5, -length * 0.52],
        [width * 0.8, -length * 0.36],
        [width, -length * 0.4],
      ],
      6,
    ),
  );
  return (point, surface) => {
    const { u, v } = point;
    const edge = Math.min(u, width - u, length + v);
    stitchRow(point, surface, edge - 0.0028, edge === length + v ? u : v, thread);
    stitchRow(point, surface, edge - 0.0086, edge === length + v ? u : v, thread);
    stitchRow(point, surface, -v - 0.003, u, thread);
    stitchRow(point, surface, -v - 0.013, u, thread);
    if (!arc || edge < 0.0086 || v > -0.03) return;
    const { distance, along } = curve(u, v);
    stitchRow(point, surface, distance, along, thread);
    const lower = curve(u, v + 0.006);
    stitchRow(point, surface, lower.distance, lower.along, thread);
  };
}

/** A bellows pocket on the side of the thigh with a flap and two snaps. */
function cargoPocket(name: string, net: LegNet, side: 1 | -1, cut: TrouserCut, { piece }: FormContext): Part[] {
  const [width, length] = [0.165, 0.19];
  const top = Math.max(0.68, cut.hem + length + 0.05);
  const thread = threadOf(cut, piece) ?? OWN_THREAD;
  const tone = paintInOrder(indigoTone(cut, piece), pieceWear(cut, piece));
  const around = (height: number) => net.width(height, 1) + net.width(height, -1);
  const at = (x: number, height: number, out: LegPlace) => {
    const across = side > 0 ? x - 0.5 : 0.5 - x;
    placeOn(net, side, 0.455 + (across * width) / around(height), height, out);
  };
  const bag = paintInOrder(tone, pocketStitches(width, length, thread, false), pleatDown(width, thread))!;
  const lid = paintInOrder(tone, flapStitches(width, thread))!;
  const snap: LegPlace = { at: [0, 0, 0], normal: [0, 0, 1] };
  const snaps = [0.2, 0.8].map((x, i) => {
    at(x, top - 0.04, snap);
    const lifted = snap.at.map((value, axis) => value + snap.normal[axis]! * 0.012) as [number, number, number];
    const spot = { at: lifted, normal: [...snap.normal] as const };
    return buttonPart({ name: `${name} snap ${i + 1}`, kind: 'sewn', spot, radius: 0.0065 });
  });
  return [
    {
      name: `${name} cargo pocket`,
      role: 'cloth',
      colourPart: 'pockets',
      detail: bag,
      lines: linesFrom(bag),
      mesh: laidOn({
        on: (x, y, out) => at(x, top - 0.012 - y * length, out),
        height: (x, y) => 0.0075 + 0.006 * Math.sin(Math.PI * x) * smoothstep(0, 0.5, y) * smoothstep(1.05, 0.7, y),
        columns: 24,
        rows: 26,
        size: [width, length],
      }),
    },
    {
      name: `${name} cargo flap`,
      role: 'cloth',
      colourPart: 'pockets',
      detail: lid,
      lines: linesFrom(lid),
      mesh: laidOn({
        on: (x, y, out) => at((x - 0.5) * 1.05 + 0.5, top - y * FLAP, out),
        height: (x, y) => 0.003 + 0.0095 * smoothstep(0, 0.3, y) + 0.002 * Math.cos(x * 9 + side) * y,
        columns: 24,
        rows: 12,
        size: [width * 1.05, FLAP],
      }),
    },
    ...snaps,
  ];
}

/** Depth of a cargo pocket's flap in metres. */
const FLAP = 0.058;

function pleatDown(width: number, thread: Thread): Painter {
  return (point, surface) => {
    const off = Math.abs(point.u - width / 2) - 0.014;
    if (Math.abs(off) > 0.004) return;
    const k = 1 - 0.45 * Math.exp(-((off / 0.0016) ** 2));
    surface.r *= k;
    surface.g *= k;
    surface.b *= k;
    stitchRow(point, surface, off - 0.003, point.v, thread);
  };
}

function flapStitches(width: number, thread: Thread): Painter {
  return (point, surface) => {
    const edge = Math.min(point.u, width * 1.05 - point.u, FLAP + point.v);
    stitchRow(point, surface, edge - 0.004, edge === FLAP + point.v ? point.u : point.v, thread);
    stitchRow(point, surface, -point.v - 0.004, point.u, thread);
  };
}

const COPPER = material({ albedo: [0.6, 0.34, 0.19], roughness: 0.3, metal: 1 });

/** Rivets at both ends of the pocket mouth. */
function rivets(name: string, net: LegNet, side: 1 | -1, { waist, bandHeight }: TrouserCut): Part[] {
  const spot: LegPlace = { at: [0, 0, 0], normal: [0, 0, 1] };
  const places = [
    [0.1, bandHeight + 0.008],
    [0.006, bandHeight + 0.088],
  ] as const;
  return places.map(([outer, below], i) => {
    const height = waist - below;
    placeOn(net, side, 0.5 - outer / net.width(height, 1) / 2, height, spot);
    const at = { at: [...spot.at] as const, normal: [...spot.normal] as const };
    return buttonPart({ name: `rivet ${name} ${i + 1}`, kind: 'rivet', spot: at, radius: 0.0044, material: COPPER });
  });
}
