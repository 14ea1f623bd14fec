import { contours } from '../../../geometry/contour.ts';
import { displaceMesh } from '../../../geometry/displace.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { refinedNets } from '../../../geometry/refine.ts';
import type { Form, FormContext } from '../../form.ts';
import { paintInOrder } from '../../material.ts';
import type { Part } from '../../part.ts';
import { edgeBand, hemSection } from '../sewn/edge-band.ts';
import { linesFrom } from '../sewn/lines-from.ts';
import { panelMesh } from '../sewn/panel.ts';
import { trouserBody } from './body.ts';
import type { TrouserBody } from './body.ts';
import { trouserCut } from './cut.ts';
import type { TrouserCut } from './cut.ts';
import { indigoTone } from './indigo.ts';
import { denimWear, legSeams } from './leg-detail.ts';
import { trouserFolds } from './folds.ts';
import { waistParts } from './waist.ts';

function build(context: FormContext): ReturnType<Form['build']> {
  const cut = trouserCut(context.piece);
  const body = trouserBody(cut);
  const smooth = refinedNets(body.field, {
    cell: 0.0055 / Math.sqrt(context.detail),
    bounds: { min: [-0.34, cut.hem - 0.035, -0.26], max: [0.34, cut.waist + 0.04, 0.24] },
  });
  const cloth = displaceMesh(smooth, trouserFolds(cut, body, context));
  const panels = ([1, -1] as const).flatMap((side) =>
    ([1, -1] as const).map((face) => legPanel(cloth, smooth.positions, body, cut, context, side, face)),
  );
  return {
    parts: [...panels, ...hems(cloth, body, cut, context), ...waistParts(cloth, smooth.positions, body, cut, context)],
    presentation: 'ghost',
  };
}

/** Trousers worn by nobody: front and back of two legs that share one mesh, a waistband and hems with an inside. */
export const trousers: Form = { name: 'trousers', fabric: 'wool', build };
export const jeans: Form = { name: 'jeans', fabric: 'denim', build };
export const shorts: Form = { name: 'shorts', fabric: 'cotton', build };

function legPanel(
  cloth: Mesh,
  rest: Float32Array,
  body: TrouserBody,
  cut: TrouserCut,
  { piece }: FormContext,
  side: 1 | -1,
  face: 1 | -1,
): Part {
  const edge = (x: number, y: number, z: number) =>
    Math.min(x * side, body.ahead(x, y, z) * face, body.belowWaist(x, y, z) - 0.004, body.aboveHem(x, y, z));
  const mesh = panelMesh(cloth, {
    edge,
    rest,
    develop: (x, y, z, out) => body.develop(x, y, z, side, face, out),
  });
  const sewing = legSeams(cut, body, piece);
  const detail = paintInOrder(indigoTone(cut, piece), denimWear(cut, body, piece), sewing)!;
  const name = `${side > 0 ? 'left' : 'right'} ${face > 0 ? 'front' : 'back'}`;
  return { name, role: 'cloth', mesh, trim: edge, detail, lines: linesFrom(sewing) };
}

function hems(cloth: Mesh, body: TrouserBody, cut: TrouserCut, { drape, detail, piece }: FormContext): Part[] {
  const tone = indigoTone(cut, piece);
  const section = hemSection(Math.max(0.0024, drape.thickness * 1.8), 0.03);
  return contours(cloth, body.aboveHem, 0.004 / Math.sqrt(detail))
    .slice(0, 2)
    .map((line, i) => ({
      name: `hem ${i + 1}`,
      role: 'cloth',
      mesh: edgeBand(line, { section, rows: 14 }),
      ...(tone ? { detail: tone } : {}),
    }));
}
