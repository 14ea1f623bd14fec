import type { Mesh } from '../../../geometry/mesh.ts';
import { insideOutline, smoothOutline } from '../../../geometry/outline.ts';
import { planeTable } from '../../../geometry/plane-table.ts';
import type { PlanePoint } from '../../../geometry/outline.ts';
import type { Rgb } from '../../../raster/softbox.ts';
import { paintInOrder } from '../../material.ts';
import type { Painter } from '../../material.ts';
import type { Part } from '../../part.ts';
import { layerParts } from '../sewn/layer.ts';
import { shadeLine, stitchRow } from '../sewn/seam.ts';
import type { Thread } from '../sewn/seam.ts';
import type { SneakerLast } from './last.ts';

interface Overlay extends Pick<Part, 'name' | 'role' | 'colourPart'> {
  /** Side view, metres; closed. */
  readonly outline: readonly PlanePoint[];
  readonly height: number;
  /** Rows of stitches beside the edge. */
  readonly rows: 1 | 2;
  /** Only where |z| is smaller: the tab over the heel seam. */
  readonly within?: number;
}

/** Pieces sewn on the upper. `side` is the word by which each can be coloured. */
export interface OverlayStyle {
  readonly high: boolean;
  /** Metres by which the whole upper stands higher than on a plain sole. */
  readonly lift: number;
  readonly thread: Thread;
  /** Linear colour of the contrasting pieces; null leaves it to the words. */
  readonly accent: Rgb | null;
}

export function overlayParts(last: SneakerLast, upper: Mesh, { high, lift, thread, accent }: OverlayStyle): Part[] {
  return overlays(high).flatMap(({ outline, height, rows, within, ...part }) => {
    const inside = planeTable(insideOutline(outline), { min: [-0.19, -0.01], max: [0.17, 0.21], step: 0.0022 });
    const side = (x: number, y: number, z: number) =>
      within === undefined ? inside(x, y - lift) : Math.min(inside(x, y - lift), within - Math.abs(z));
    const dyed = part.role === 'contrast' && accent ? dye(accent) : undefined;
    const sewn = paintInOrder(dyed, sewnEdge(side, rows, thread));
    const layer = layerParts({
      ...part,
      on: upper,
      height,
      spacing: 0.0025,
      edge: (x, y, z) => Math.min(side(x, y, z), last.cut(x, y, z)),
      ...(sewn ? { detail: sewn } : {}),
    });
    return dyed ? layer.map((piece) => (piece.detail ? piece : { ...piece, detail: dyed })) : layer;
  });
}

function dye([r, g, b]: Rgb): Painter {
  return (_point, surface) => {
    surface.r = r;
    surface.g = g;
    surface.b = b;
  };
}

function sewnEdge(side: (x: number, y: number, z: number) => number, rows: 1 | 2, thread: Thread): Painter {
  return (point, surface) => {
    const inside = side(point.x, point.y, point.z);
    if (inside > 0.008) return;
    shadeLine(surface, inside, 0.0008, 0.35);
    stitchRow(point, surface, inside - 0.0022, point.x + point.y, thread);
    if (rows === 2) stitchRow(point, surface, inside - 0.0044, point.x + point.y + 0.0012, thread);
  };
}

function overlays(high: boolean): Overlay[] {
  const lace: PlanePoint[] = high
    ? [
        [0.084, 0.11],
        [0.0755, 0.066],
        [0.045, 0.072],
        [0.02, 0.08],
        [-0.004, 0.093],
        [-0.017, 0.116],
        [-0.022, 0.145],
        [-0.028, 0.185],
      ]
    : [
        [0.084, 0.11],
        [0.0755, 0.066],
        [0.045, 0.072],
        [0.02, 0.08],
        [-0.005, 0.088],
        [-0.03, 0.0915],
        [-0.05, 0.094],
        [-0.064, 0.16],
      ];
  const heel: PlanePoint[] = high
    ? [
        [-0.17, 0],
        [-0.17, 0.115],
        [-0.128, 0.116],
        [-0.117, 0.092],
        [-0.094, 0.058],
        [-0.06, 0.038],
        [-0.044, 0],
      ]
    : [
        [-0.17, 0],
        [-0.17, 0.088],
        [-0.129, 0.09],
        [-0.113, 0.073],
        [-0.09, 0.051],
        [-0.055, 0.036],
        [-0.04, 0],
      ];
  const top = high ? 0.17 : 0.118;
  return [
    {
      ...{ name: 'toe guard', role: 'cloth', height: 0.0012, rows: 1 },
      outline: smoothOutline(
        [
          [0.165, 0],
          [0.165, 0.04],
          [0.132, 0.0445],
          [0.102, 0.0415],
          [0.078, 0.0435],
          [0.055, 0.038],
          [0.028, 0.033],
          [-0.005, 0.027],
          [-0.02, 0],
        ],
        6,
      ),
    },
    {
      ...{ name: 'side stripe', role: 'contrast', colourPart: 'swoosh', height: 0.0011, rows: 2 },
      outline: [
        ...smoothOutline(
          [
            [-0.067, 0.022],
            [-0.052, 0.038],
            [-0.03, 0.056],
            [0, 0.0715],
            [0.031, 0.0775],
          ],
          6,
        ),
        ...smoothOutline(
          [
            [0.034, 0.0695],
            [0.008, 0.0615],
            [-0.015, 0.0475],
            [-0.03, 0.034],
            [-0.041, 0.02],
          ],
          6,
        ),
      ],
    },
    {
      ...{ name: 'heel counter', role: 'contrast', colourPart: 'heels', height: 0.0013, rows: 1 },
      outline: smoothOutline(heel, 6),
    },
    { ...{ name: 'lace stay', role: 'cloth', height: 0.0013, rows: 2 }, outline: smoothOutline(lace, 6) },
    {
      ...{ name: 'heel tab', role: 'cloth', height: 0.0026, rows: 1, within: 0.0135 },
      outline: [
        [-0.18, top],
        [-0.18, top - 0.034],
        [-0.13, top - 0.034],
        [-0.12, top],
      ],
    },
  ];
}
