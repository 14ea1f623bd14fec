/** Outlines of the overlays sewn on sneakers, seen from the side. */
import { smoothOutline } from '../../../foundation/geometry/curves/outline.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import type { Part } from '../../parts/part.ts';
import type { SneakerKind } from './sneaker-kind.ts';

interface OverlayShape extends Pick<Part, 'name' | 'role' | 'colourPart'> {
  /** Closed outline in side view, metres. */
  readonly outline: readonly PlanePoint[];
  /** Metres by which it stands out from the upper. */
  readonly height: number;
  /** Number of rows of stitches along the edge. */
  readonly rows: 0 | 1 | 2;
  /** Maximum |z| in metres of the piece, for the tab over the heel seam. */
  readonly within?: number;
}

export const OVERLAY_SHAPES: Readonly<Record<SneakerKind['overlays'], (high: boolean) => OverlayShape[]>> = {
  'heel tab': (high) => [heelTab(high, 0)],
  'toe cap': (high) => [toeCap(), laceStay(high, 1), heelTab(high, 0)],
  panels: (high) => panels(high, false),
  'runner panels': (high) => panels(high, true),
};

function panels(high: boolean, running: boolean): OverlayShape[] {
  const shapes = [toeGuard(running), ...bars(running), counter(high, running)];
  return [...shapes, laceStay(high, 2), ...(high ? [anklePanel()] : []), heelTab(high, 1)];
}

function toeCap(): OverlayShape {
  return {
    name: 'toe cap',
    role: 'rubber',
    colourPart: 'swoosh',
    height: 0.0018,
    rows: 0,
    outline: smoothOutline(
      [
        [0.17, 0],
        [0.17, 0.1],
        [0.118, 0.1],
        [0.107, 0.06],
        [0.1, 0.04],
        [0.09, 0.026],
        [0.08, 0],
      ],
      5,
    ),
  };
}

function toeGuard(low: boolean): OverlayShape {
  const drop = low ? 0.003 : 0;
  return {
    name: 'toe guard',
    role: 'cloth',
    height: 0.0015,
    rows: low ? 0 : 1,
    outline: smoothOutline(
      [
        [0.165, 0],
        [0.165, 0.04 + drop],
        [0.132, 0.0445 - drop],
        [0.102, 0.0425 - drop],
        [0.078, 0.0435 - drop],
        [0.055, 0.038 - drop],
        [0.028, 0.033 - drop],
        [-0.005, 0.027],
        [-0.02, 0],
      ],
      6,
    ),
  };
}

/** Two slanted bars on each side, or three narrow ones when `slim`: invented emblems of no brand. */
function bars(slim: boolean): OverlayShape[] {
  const bar = (name: string, at: number, width: number): OverlayShape => ({
    name,
    role: 'contrast',
    colourPart: 'swoosh',
    height: 0.0013,
    rows: slim ? 0 : 1,
    outline: smoothOutline(
      [
        [at - width, 0.02],
        [at - width * 0.86 + 0.022, 0.046],
        [at - width * 0.7 + 0.05, 0.0735],
        [at + 0.0535, 0.0715],
        [at + 0.024, 0.0435],
        [at, 0.02],
      ],
      6,
    ),
  });
  return slim
    ? [bar('side stripe', -0.026, 0.008), bar('second stripe', -0.011, 0.0065), bar('third stripe', 0.003, 0.005)]
    : [bar('side stripe', -0.024, 0.013), bar('second stripe', -0.0025, 0.0095)];
}

function counter(high: boolean, moulded: boolean): OverlayShape {
  const heel: PlanePoint[] = high
    ? [
        [-0.17, 0],
        [-0.17, 0.108],
        [-0.128, 0.109],
        [-0.117, 0.088],
        [-0.094, 0.058],
        [-0.066, 0.038],
        [-0.054, 0],
      ]
    : [
        [-0.17, 0],
        [-0.17, moulded ? 0.074 : 0.082],
        [-0.133, moulded ? 0.076 : 0.084],
        [-0.115, 0.069],
        [-0.09, 0.049],
        [-0.064, 0.037],
        [-0.052, 0],
      ];
  return {
    name: 'heel counter',
    role: 'contrast',
    colourPart: 'heels',
    height: 0.0017,
    rows: moulded ? 0 : 2,
    outline: smoothOutline(heel, 6),
  };
}

function laceStay(high: boolean, rows: 1 | 2): OverlayShape {
  const lace: PlanePoint[] = high
    ? [
        [0.084, 0.11],
        [0.0755, 0.066],
        [0.045, 0.071],
        [0.02, 0.078],
        [-0.004, 0.09],
        [-0.02, 0.114],
        [-0.0265, 0.145],
        [-0.034, 0.185],
      ]
    : [
        [0.084, 0.11],
        [0.0755, 0.066],
        [0.045, 0.071],
        [0.02, 0.0785],
        [-0.005, 0.087],
        [-0.03, 0.0915],
        [-0.05, 0.094],
        [-0.064, 0.16],
      ];
  return { name: 'lace stay', role: 'cloth', height: 0.0016, rows, outline: smoothOutline(lace, 6) };
}

/** The padded collar of a high top. */
function anklePanel(): OverlayShape {
  return {
    name: 'ankle panel',
    role: 'cloth',
    height: 0.002,
    rows: 2,
    outline: smoothOutline(
      [
        [-0.2, 0.124],
        [-0.135, 0.121],
        [-0.09, 0.113],
        [-0.055, 0.117],
        [-0.041, 0.134],
        [-0.038, 0.2],
      ],
      6,
    ),
  };
}

function heelTab(high: boolean, rows: 0 | 1): OverlayShape {
  const top = high ? 0.17 : 0.118;
  return {
    name: 'heel tab',
    role: 'cloth',
    colourPart: 'heels',
    height: 0.0024,
    rows,
    within: 0.0135,
    outline: [
      [-0.18, top],
      [-0.18, top - 0.034],
      [-0.13, top - 0.034],
      [-0.12, top],
    ],
  };
}
