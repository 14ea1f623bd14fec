import { contours } from '../../../geometry/contour.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import type { FormContext } from '../../form.ts';
import type { Painter } from '../../material.ts';
import { material, paintInOrder } from '../../material.ts';
import type { Part } from '../../part.ts';
import { buttonPart } from '../sewn/button.ts';
import { edgeBand, hemSection } from '../sewn/edge-band.ts';
import { layerParts } from '../sewn/layer.ts';
import { panelMesh } from '../sewn/panel.ts';
import { stitchRow, tilt } from '../sewn/seam.ts';
import { spotOn } from '../sewn/surface-point.ts';
import type { TrouserBody } from './body.ts';
import type { TrouserCut } from './cut.ts';
import { indigoTone } from './indigo.ts';
import { threadOf } from './thread.ts';

const BAND = 0.04;

/** The waistband, a layer of its own on the cloth, with loops, button and rivets. */
export function waistParts(
  cloth: Mesh,
  rest: Float32Array,
  body: TrouserBody,
  cut: TrouserCut,
  context: FormContext,
): Part[] {
  const height = cut.jeans ? 0.0018 : 0.0012;
  const edge = (x: number, y: number, z: number) => {
    const below = body.belowWaist(x, y, z);
    return Math.min(below, BAND - below);
  };
  const source = panelMesh(cloth, {
    edge,
    rest,
    // The band is cut along the cloth: its warp runs round the waist.
    develop: (x, y, z, out) => {
      out[0] = y;
      out[1] = Math.atan2(x, z) * 0.135;
    },
  });
  const spacing = 0.004 / Math.sqrt(context.detail);
  const tone = indigoTone(cut, context.piece);
  const band = layerParts({
    name: 'waistband',
    role: 'cloth',
    on: source,
    edge,
    height,
    spacing,
    detail: paintInOrder(tone, bandDetail(cut, body, context))!,
  });
  const sheet = band[0]!.mesh;
  const top = contours(sheet, body.belowWaist, spacing)[0];
  const inside = hemSection(height + 0.003, BAND);
  const parts = top
    ? [
        ...band,
        {
          name: 'waistband top',
          role: 'cloth' as const,
          mesh: edgeBand(top, { section: inside, rows: 14 }),
          ...(tone ? { detail: tone } : {}),
        },
      ]
    : band;
  return cut.elastic ? parts : [...parts, ...loops(sheet, body, cut, context), ...fastenings(sheet, cloth, cut)];
}

function bandDetail(cut: TrouserCut, body: TrouserBody, { piece }: FormContext): Painter {
  const thread = threadOf(cut, piece);
  return (point, surface) => {
    const { x, y, z } = point;
    const below = body.belowWaist(x, y, z);
    if (cut.elastic) {
      // Gathers of the elastic.
      const around = Math.atan2(x, z);
      const wave = Math.cos(around * 64 + 1.4 * Math.sin(around * 9));
      tilt(surface, 0.5 * wave, Math.cos(around), 0, -Math.sin(around));
      return;
    }
    if (thread) {
      stitchRow(point, surface, below - 0.0035, point.v, thread);
      stitchRow(point, surface, below - BAND + 0.0035, point.v, thread);
    }
    // The end of the band laps over at the fly.
    if (z > 0 && Math.abs(x - 0.02) < 0.004) {
      const q = (x - 0.02) / 0.0009;
      const k = 1 - 0.55 * Math.exp(-q * q);
      surface.r *= k;
      surface.g *= k;
      surface.b *= k;
    }
  };
}

function loops(sheet: Mesh, body: TrouserBody, cut: TrouserCut, context: FormContext): Part[] {
  const thread = threadOf(cut, context.piece);
  const half = cut.jeans ? 0.0058 : 0.0045;
  const places: (readonly [x: number, face: 1 | -1])[] = [
    [0.078, 1],
    [-0.078, 1],
    [0.1, -1],
    [-0.1, -1],
    [0, -1],
  ];
  return places.flatMap(([at, face], i) => {
    const edge = (x: number, y: number, z: number) => {
      const below = body.belowWaist(x, y, z);
      return z * face < 0 ? -1 : Math.min(half - Math.abs(x - at), below + 0.001, BAND + 0.006 - below);
    };
    const bow = (x: number, y: number, z: number) => {
      const along = Math.min(1, Math.max(0, body.belowWaist(x, y, z) / BAND));
      return 0.0016 + 0.0034 * Math.sqrt(Math.sin(Math.PI * along) + 1e-6);
    };
    const sewing: Painter = (point, surface) => {
      const below = body.belowWaist(point.x, point.y, point.z);
      if (!thread) return;
      stitchRow(point, surface, Math.abs(point.x - at) - half * 0.55, point.y, thread);
      if (below < 0.003 || below > BAND + 0.002) barTack(surface, thread.colour);
    };
    const detail = paintInOrder(indigoTone(cut, context.piece), sewing)!;
    return layerParts({
      name: `loop ${i + 1}`,
      role: 'cloth',
      on: sheet,
      edge,
      height: bow,
      wall: 0.005,
      spacing: 0.003,
      detail,
    });
  });
}

function barTack(surface: Parameters<Painter>[1], colour: readonly [number, number, number] | null): void {
  if (!colour) return;
  surface.r = colour[0] * 0.9;
  surface.g = colour[1] * 0.9;
  surface.b = colour[2] * 0.9;
}

const COPPER = material({ albedo: [0.62, 0.36, 0.2], roughness: 0.28, metal: 1 });

function fastenings(sheet: Mesh, cloth: Mesh, cut: TrouserCut): Part[] {
  const waist = cut.waist - 0.016;
  const middle = spotOn(sheet, 0.008, waist - BAND / 2);
  const button = middle
    ? [
        cut.jeans
          ? buttonPart({ name: 'button', kind: 'shank', spot: middle, radius: 0.0085, material: COPPER })
          : buttonPart({ name: 'button', kind: 'sewn', spot: middle, radius: 0.0075 }),
      ]
    : [];
  if (!cut.jeans) return button;
  const rivets = [1, -1].flatMap((side) =>
    [
      [side * 0.083, waist - BAND - 0.009],
      [side * 0.152, waist - BAND - 0.088],
    ].flatMap(([x, y], i) => {
      const spot = spotOn(cloth, x!, y!);
      return spot
        ? [buttonPart({ name: `rivet ${side} ${i}`, kind: 'rivet', spot, radius: 0.0042, material: COPPER })]
        : [];
    }),
  );
  return [...button, ...rivets];
}
