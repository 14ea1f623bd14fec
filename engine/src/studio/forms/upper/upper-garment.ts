import { contours } from '../../../geometry/contour.ts';
import type { Contour } from '../../../geometry/contour.ts';
import { displaceMesh } from '../../../geometry/displace.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import { smoothstep } from '../../../geometry/interpolation.ts';
import { refinedNets } from '../../../geometry/refine.ts';
import type { FormContext } from '../../form.ts';
import type { Part } from '../../part.ts';
import { edgeBand, hemSection, ribSection } from '../sewn/edge-band.ts';
import { linesFrom } from '../sewn/lines-from.ts';
import { panelMesh } from '../sewn/panel.ts';
import { upperBody } from './body.ts';
import type { UpperBody } from './body.ts';
import type { UpperCut } from './cut.ts';
import { upperFolds } from './folds.ts';
import { bodyDetail, ribDetail, sleeveDetail } from './seams.ts';

/** A garment of the upper body as parts, with the meshes that further layers lie on. */
export interface UpperGarment {
  readonly body: UpperBody;
  readonly parts: readonly Part[];
  /** The front panel and the two sleeves (none when sleeveless), with uv. */
  readonly front: Mesh;
  readonly sleeves: readonly Mesh[];
}

/** T-shirts, knitwear and shirts as worn by nobody: open at neck, sleeves and hem, with their inside to be seen. */
export function upperGarment(cut: UpperCut, context: FormContext): UpperGarment {
  const body = upperBody(cut);
  const smooth = meshBody(cut, body, context.detail);
  const cloth = displaceMesh(smooth, upperFolds(cut, body, context));
  const rest = smooth.positions;
  const sleeves = cut.sleeve === 'none' ? [] : ([1, -1] as const).map((side) => sleeve(cloth, rest, body, cut, side));
  const panels = ([1, -1] as const).map((side) => panel(cloth, rest, body, cut, side));
  return {
    body,
    parts: [...panels, ...sleeves, ...edges(cloth, body, cut, context)],
    front: panels[0]!.mesh,
    sleeves: sleeves.map(({ mesh }) => mesh),
  };
}

function meshBody(cut: UpperCut, body: UpperBody, detail: number): Mesh {
  const reach = cut.sleeve === 'none' ? 0.26 : cut.sleeve === 'long' ? 0.48 : 0.44;
  const bottom = Math.min(cut.hem - 0.03, cut.sleeve === 'long' ? 0.76 : 2);
  return refinedNets(body.field, {
    cell: 0.0055 / Math.sqrt(detail),
    bounds: { min: [-reach, bottom, -0.22], max: [reach, 1.56, 0.24] },
  });
}

/** The front (side 1) or the back (side -1), cut at neck, armholes, sides and hem. */
function panel(cloth: Mesh, rest: Float32Array, body: UpperBody, cut: UpperCut, side: 1 | -1): Part {
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
  const detail = bodyDetail(cut, body);
  return { name: side > 0 ? 'front' : 'back', role: 'cloth', mesh, trim: edge, detail, lines: linesFrom(detail) };
}

function sleeve(cloth: Mesh, rest: Float32Array, body: UpperBody, cut: UpperCut, side: 1 | -1): Part {
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
  const detail = sleeveDetail(cut, body);
  const name = side > 0 ? 'left sleeve' : 'right sleeve';
  return { name, role: 'cloth', colourPart: 'sleeves', mesh, trim: edge, detail, lines: linesFrom(detail) };
}

/** Everything that closes a cut edge: hems turned in, the rib at the neck. */
function edges(cloth: Mesh, body: UpperBody, cut: UpperCut, { drape, detail }: FormContext): Part[] {
  const spacing = 0.004 / Math.sqrt(detail);
  const turned = hemSection(Math.max(0.0022, drape.thickness * 2.2), 0.02);
  const bare = cut.sleeve === 'none';
  const onBody = (x: number, y: number, z: number) => bare || body.armhole(x, y, z) < 0;
  const band = (name: string, line: Contour | undefined, rib = 0): Part[] => {
    if (!line) return [];
    if (rib === 0) return [{ name, role: 'cloth', mesh: edgeBand(line, { section: turned, rows: 14 }) }];
    const mesh = edgeBand(line, { section: ribSection(rib, cut.ribThickness), rows: 40 });
    return [{ name, role: 'cloth', mesh, detail: ribDetail(cut) }];
  };
  const parts = band('hem', contours(cloth, body.hem, spacing, ([x, y, z]) => onBody(x, y, z))[0], cut.ribs);
  const neck = contours(
    cloth,
    body.neckline,
    0.0025 / Math.sqrt(detail),
    ([x, y]) => y > 1.05 && Math.abs(x) < cut.neck.halfWidth + 0.03,
  )[0];
  if (neck && cut.neck.rib > 0) {
    const { rib } = cut.neck;
    const high = rib > 0.04;
    // A high collar stands up to an even brim; a low rib goes on in the direction of the cloth.
    const brim = ([, y, z]: Vec3) => (1.462 + rib * 0.75 - 0.2 * z - y) / rib;
    // On the shoulder a low rib leans in to the neck, or its two ends would stand up as horns.
    const top = Math.max(...neck.points.map(({ at }) => at[1]));
    const leaning = ([, y]: Vec3) => 1 - 0.42 * smoothstep(top - 0.022, top, y);
    const band = { section: ribSection(rib, cut.ribThickness), rows: 36, rise: high ? 2.2 : 0.12 };
    const mesh = edgeBand(neck, { ...band, reach: high ? brim : leaning });
    parts.push({ name: 'neck rib', role: 'cloth', colourPart: 'collar', mesh, detail: ribDetail(cut) });
  }
  for (const side of [1, -1] as const) {
    const name = side > 0 ? 'left' : 'right';
    if (bare) {
      parts.push(...band(`${name} armhole`, contours(cloth, body.bareArm, spacing, ([x]) => x * side > 0.1)[0]));
    } else {
      const end = (x: number, y: number, z: number) => body.sleeve.locate(x, y, z).toEnd;
      const onSleeve = (x: number, y: number, z: number) => x * side > 0 && body.armhole(x, y, z) > 0;
      parts.push(
        ...band(`${name} sleeve hem`, contours(cloth, end, spacing, ([x, y, z]) => onSleeve(x, y, z))[0], cut.ribs),
      );
    }
  }
  return parts;
}
