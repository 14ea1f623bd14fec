import { contours } from '../../../geometry/contour.ts';
import { displaceMesh } from '../../../geometry/displace.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { refinedNets } from '../../../geometry/refine.ts';
import type { Form, FormContext } from '../../form.ts';
import type { Part } from '../../part.ts';
import { edgeBand, hemSection, ribSection } from '../sewn/edge-band.ts';
import { panelMesh } from '../sewn/panel.ts';
import { tShirtBody } from './body.ts';
import type { TShirtBody } from './body.ts';
import { tShirtCut } from './cut.ts';
import type { TShirtCut } from './cut.ts';
import { tShirtFolds } from './folds.ts';
import { bodyDetail, ribDetail, sleeveDetail } from './seams.ts';

/** A jersey T-shirt as worn by nobody: open at neck, sleeves and hem, with its inside to be seen there. */
export const tShirt: Form = {
  name: 't-shirt',
  fabric: 'jersey',
  build(context) {
    const cut = tShirtCut(context.piece.attributes);
    const body = tShirtBody(cut);
    const smooth = meshBody(cut, body, context.detail);
    const cloth = displaceMesh(smooth, tShirtFolds(cut, body, context));
    const rest = smooth.positions;
    const sleeves = cut.sleeve === 'none' ? [] : ([1, -1] as const).map((side) => sleeve(cloth, rest, body, side));
    const panels = ([1, -1] as const).map((side) => panel(cloth, rest, body, cut, side));
    return {
      parts: [...panels, ...sleeves, ...edges(cloth, body, cut, context)],
      presentation: 'ghost',
    };
  },
};

function meshBody(cut: TShirtCut, body: TShirtBody, detail: number): Mesh {
  const reach = cut.sleeve === 'none' ? 0.26 : cut.sleeve === 'long' ? 0.48 : 0.44;
  const bottom = Math.min(cut.hem - 0.03, cut.sleeve === 'long' ? 0.76 : 2);
  return refinedNets(body.field, {
    cell: 0.0055 / Math.sqrt(detail),
    bounds: { min: [-reach, bottom, -0.22], max: [reach, 1.56, 0.24] },
  });
}

/** The front (side 1) or the back (side -1), cut at neck, armholes, sides and hem. */
function panel(cloth: Mesh, rest: Float32Array, body: TShirtBody, cut: TShirtCut, side: 1 | -1): Part {
  const bare = cut.sleeve === 'none';
  const edge = (x: number, y: number, z: number) => {
    const arm = bare ? body.bareArm(x, y, z) : -body.armhole(x, y, z);
    // Cloth reaches a little under the rib, which lies on it.
    return Math.min(z * side, arm, body.neckline(x, y, z) + 0.005, body.hem(x, y, z));
  };
  const mesh = panelMesh(cloth, {
    edge,
    rest,
    develop: (x, y, z, out) => {
      body.torso.develop(x, y, z, side, out);
      out[0] *= side;
    },
  });
  return { name: side > 0 ? 'front' : 'back', role: 'cloth', mesh, trim: edge, detail: bodyDetail(cut, body) };
}

function sleeve(cloth: Mesh, rest: Float32Array, body: TShirtBody, side: 1 | -1): Part {
  const edge = (x: number, y: number, z: number) =>
    Math.min(x * side, body.armhole(x, y, z), body.sleeve.locate(x, y, z).toEnd);
  const mesh = panelMesh(cloth, {
    edge,
    rest,
    develop: (x, y, z, out) => {
      const { angle, radius, t } = body.sleeve.locate(x, y, z);
      out[0] = angle * radius * side;
      out[1] = -t * body.sleeve.length;
    },
    period: (x, y, z) => body.sleeve.locate(x, y, z).radius * Math.PI * 2,
  });
  const name = side > 0 ? 'left sleeve' : 'right sleeve';
  return { name, role: 'cloth', colourPart: 'sleeves', mesh, trim: edge, detail: sleeveDetail(body) };
}

/** Everything that closes a cut edge: hems turned in, the rib at the neck. */
function edges(cloth: Mesh, body: TShirtBody, cut: TShirtCut, { drape, detail }: FormContext): Part[] {
  const spacing = 0.004 / Math.sqrt(detail);
  const hem = hemSection(Math.max(0.0022, drape.thickness * 2.2), 0.02);
  const bare = cut.sleeve === 'none';
  const onBody = (x: number, y: number, z: number) => bare || body.armhole(x, y, z) < 0;
  const band = (name: string, line: ReturnType<typeof contours>[number] | undefined): Part[] =>
    line ? [{ name, role: 'cloth', mesh: edgeBand(line, { section: hem, rows: 14 }) }] : [];
  const parts = band('hem', contours(cloth, body.hem, spacing, ([x, y, z]) => onBody(x, y, z))[0]);
  const neck = contours(
    cloth,
    body.neckline,
    0.0025 / Math.sqrt(detail),
    ([x, y]) => y > 1.05 && Math.abs(x) < cut.neck.halfWidth + 0.03,
  )[0];
  if (neck) {
    const rib = edgeBand(neck, { section: ribSection(cut.neck.rib, 0.0032), rows: 28, rise: 0.12 });
    parts.push({ name: 'neck rib', role: 'cloth', colourPart: 'collar', mesh: rib, detail: ribDetail });
  }
  for (const side of [1, -1] as const) {
    const name = side > 0 ? 'left' : 'right';
    if (bare) {
      parts.push(...band(`${name} armhole`, contours(cloth, body.bareArm, spacing, ([x]) => x * side > 0.1)[0]));
    } else {
      const end = (x: number, y: number, z: number) => body.sleeve.locate(x, y, z).toEnd;
      const onSleeve = (x: number, y: number, z: number) => x * side > 0 && body.armhole(x, y, z) > 0;
      parts.push(...band(`${name} sleeve hem`, contours(cloth, end, spacing, ([x, y, z]) => onSleeve(x, y, z))[0]));
    }
  }
  return parts;
}
