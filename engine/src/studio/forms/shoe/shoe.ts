import { reading } from '../../parts/open-reading.ts';
import { contours } from '../../../foundation/geometry/mesh/contour.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { shellMesh } from '../../../foundation/geometry/mesh/shell.ts';
import { surfaceNets } from '../../../foundation/geometry/mesh/surface-nets.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { linesFrom } from '../../construction/sewing/lines-from.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { studded } from '../../construction/hardware/studded.ts';
import { deepPatent, shoeLeather } from '../../construction/finishes/shoe-leather.ts';
import { otherOfPair } from '../../parts/other-of-pair.ts';
import { shoeCuts } from './shoe-cuts.ts';
import { coveredPlatform, edgeDye, heelFinish, soleFinish } from './shoe-finish.ts';
import { lacing } from './shoe-laces.ts';
import type { Lacing } from './shoe-laces.ts';
import { shoeLast } from './shoe-last.ts';
import type { ShoeLast } from './shoe-last.ts';
import { seamsOf } from './shoe-seams.ts';
import { isSlab, soleMesh } from './shoe-sole.ts';
import { shoeStyle } from './shoe-style.ts';
import type { ShoeStyle } from './shoe-style.ts';
import { saddle } from './saddle.ts';
import { sewnLayers } from './sewn-layers.ts';
import { withMetallicFinish, metallicLeather } from '../../construction/finishes/metallic-leather.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import { ankleStrap, instepStrap } from './shoe-straps.ts';
import { elasticGore, pullTab, tassels, vampBow } from './shoe-trims.ts';

const BLACK: Rgb = [0.02, 0.019, 0.019];
const COGNAC: Rgb = [0.13, 0.042, 0.017];

/** A pair of shoes: pumps, flats, sandals, loafers or oxfords, from flat to stiletto. */
export const heel: Form = {
  name: 'heel',
  readings: [reading('toe', ['almond', 'square', 'round'])],
  fabric: 'leather',
  adapt: (fabric, named, piece) => leatherOf(fabric, named, BLACK, piece),
  build: (context) => shoeShape(context, false, BLACK),
};

/** A pair of boots, from low ones to those that reach over the knee. */
export const boot: Form = {
  name: 'boot',
  readings: [reading('toe', ['almond', 'square', 'round'])],
  fabric: 'leather',
  adapt: (fabric, named, piece) => leatherOf(fabric, named, COGNAC, piece),
  build: (context) => shoeShape(context, true, COGNAC),
};

/** Patent leather was greyer before version 3 of the drawing. */
const leatherOf = (fabric: Fabric, named: boolean, usual: Rgb, { drawnAs }: Piece): Fabric => {
  const leather = shoeLeather(fabric, named, usual);
  return drawnAs ? leather : deepPatent(leather);
};

function shoeShape(context: FormContext, isBoot: boolean, usual: Rgb): Shape {
  const style = shoeStyle(context, isBoot);
  const last = shoeLast(style.design);
  const one = withMetallicFinish(oneShoe(context, last, style, usual), metallicLeather(context.piece));
  return {
    parts: context.piece.isSingle ? one : [...one, ...otherOfPair(one, { behind: 0.105, ahead: 0.03, turn: 0.1 })],
    shod: {
      heel: last.bed(HEEL_AT),
      ball: last.bed(BALL_AT),
      foot: {
        field: (x, y, z) => Math.max(last.foot(x, y, z), last.bed(x) + INSOLE - y),
        key: JSON.stringify([style.design, last.leather]),
      },
    },
    presentation: 'floor',
    turn: 0.62,
    ahead: Math.PI / 2,
  };
}

/** Thickness in metres of leather with its lining. */
const LEATHER = 0.0016;
/** Place of a foot's heel along the shoe, x in metres. */
const HEEL_AT = -0.085;
/** Place of the ball of the foot along the shoe, x in metres. */
const BALL_AT = 0.06;
/** Thickness in metres of the sock that lies on the bed. */
const INSOLE = 0.002;

function oneShoe({ piece, detail }: FormContext, last: ShoeLast, style: ShoeStyle, usual: Rgb): Part[] {
  const { design } = style;
  const laces = style.laced ? lacing(last, design.shaft > 0, style.kind.seams === 'derby') : null;
  const whole = shoeCuts(last, style);
  const cut: DistanceField = laces ? (x, y, z) => Math.min(whole(x, y, z), laces.slit(x, y, z)) : whole;
  const top = design.shaft > 0 ? design.shaft + 0.03 : 0.1 + design.rise + design.platform;
  const upper = netted(last.upper, top, design.shaft > 0.25 ? 0.0032 : 0.0025, detail);
  const named = (part: string) => piece.colours.some((colour) => colour.part === part);
  const edge = edgeDye(piece, usual);
  const stacked = design.shaft > 0 ? design.heel.stackedOnBoots : design.heel.stacked;
  const tones = piece.colours.filter((colour) => colour.part === 'main');
  const second = tones.length > 1 ? scaleColour(linearFromHex(tones[1]!.hex), 0.75) : null;
  const studs = piece.details.includes('studs') ? quarterStuds : undefined;
  const gore = style.kind.elasticGore ? elasticGore(last) : undefined;
  const painted = paintInOrder(
    seamsOf(last, style, second),
    gore,
    style.kind.moulded ? undefined : stitchedEdge(cut),
    studs,
  );
  const thickness = style.kind.thickness ?? LEATHER;
  // The upper of a flip-flop is its straps.
  const straps = style.kind.edges === 'thong' ? ({ colourPart: 'straps' } as const) : {};
  const leather: Part[] =
    style.kind.edges === 'none'
      ? []
      : [
          {
            name: 'upper',
            role: 'cloth',
            ...straps,
            mesh: upper,
            trim: cut,
            ...(painted ? { detail: painted, lines: linesFrom(painted) } : {}),
          },
          {
            name: 'lining',
            role: 'lining',
            colourPart: 'lining',
            ...straps,
            mesh: shellMesh(upper, -thickness),
            trim: cut,
          },
          { ...edgePart(last, upper, cut, thickness, detail), ...straps },
          ...sewnLayers(last, style, upper, cut),
        ];
  const heelPart: Part = {
    name: 'heel',
    role: 'cloth',
    colourPart: 'heels',
    solid: true,
    mesh: netted(last.heel, 0.03 + design.rise + design.platform, 0.0018, detail),
    detail: heelFinish(style, stacked && !named('heels') ? edge : null),
  };
  return [
    ...leather,
    {
      name: 'sole',
      role: style.sole.foam || coveredPlatform(design, style.sole) ? 'cloth' : 'leather',
      colourPart: 'sole',
      solid: true,
      mesh: soleMesh(last, style.sole, detail),
      detail: soleFinish(last, style, edge, named('sole')),
    },
    ...(isSlab(style.sole, design) ? [] : [heelPart]),
    ...trimsOf({ piece, detail }, last, style, upper, cut),
    ...(laces ? laceParts(laces, upper, cut, named, detail) : []),
  ];
}

function laceParts(
  laces: Lacing,
  upper: Mesh,
  cut: DistanceField,
  named: (part: string) => boolean,
  detail: number,
): Part[] {
  return laces.parts(upper, cut, named('hardware'), detail);
}

function trimsOf(
  { piece, detail }: Pick<FormContext, 'piece' | 'detail'>,
  last: ShoeLast,
  style: ShoeStyle,
  upper: Mesh,
  edge: DistanceField,
): Part[] {
  const { kind } = style;
  const trimming = { last, detail, named: piece.colours.some((colour) => colour.part === 'hardware') };
  const parts: Part[] = [];
  const boot = last.design.shaft > 0;
  if (kind.strap) parts.push(...kind.strap(trimming));
  if (kind.ankleStrap || (!boot && piece.attributes.strap === 'ankle')) parts.push(...ankleStrap(trimming, true));
  if (kind.saddle) {
    parts.push(...saddle(upper, edge));
    if (piece.details.includes('fringe')) parts.push(tassels(trimming, 0.036));
  }
  const bowed = piece.details.includes('bow') || piece.colours.some((colour) => colour.part === 'bow');
  if (!boot && (bowed || kind.bow)) parts.push(vampBow(trimming, 0.086, bowed && !kind.bow ? 0.026 : 0.013));
  if (kind.pullTab) parts.push(pullTab(trimming));
  if (boot && piece.attributes.closure === 'buckle') parts.push(...instepStrap(trimming, -0.008, 0.0085, false));
  return parts;
}

const domes = studded(0.0125, 0.0026);

/** Studs on shaft and quarters. The leather over the toes is plain. */
const quarterStuds: Painter = (point, surface) => {
  if (point.x < 0.018) domes(point, surface);
};

function netted(field: DistanceField, top: number, cell: number, detail: number): Mesh {
  return surfaceNets(field, {
    bounds: { min: [-0.17, -0.005, -0.085], max: [0.16, top, 0.085] },
    cell: cell / Math.max(0.4, detail),
    steepness: 2,
    // Over the foot v also runs across the instep; up the leg it is the height alone. The change is gradual.
    develop: (x, y, z) => [x, y + 0.03 * Math.atan2(z, 0.02) * smoothstep(0.2, 0.1, y)],
  });
}

function stitchedEdge(cut: DistanceField): Painter {
  return (point, surface) => {
    const inside = cut(point.x, point.y, point.z);
    if (inside > 0.006) return;
    shadeLine(surface, inside, 0.0008, 0.4);
    stitchRow(point, surface, inside - 0.0024, point.x + point.y, { colour: null, width: 0.0006, pitch: 0.0026 });
  };
}

/** Cut edges bound with a folded strip. */
function edgePart(last: ShoeLast, upper: Mesh, cut: DistanceField, thickness: number, detail: number): Part {
  const lines = contours(upper, cut, 0.003, ([x, y]) => y - last.bed(x) > 0.002);
  const tubes = lines.map(({ points, closed }) => {
    const path = (closed ? [...points, points[0]!] : points).map(({ at, normal }): Vec3 => [
      at[0] - normal[0] * thickness * 0.5,
      at[1] - normal[1] * thickness * 0.5,
      at[2] - normal[2] * thickness * 0.5,
    ]);
    return tubeMesh(path, { radius: thickness * 0.5 + 0.0003, closed, sides: 10, rows: atDetail(path.length, detail) });
  });
  return { name: 'topline', role: 'cloth', colourPart: 'trim', mesh: mergeMeshes(tubes), solid: true };
}
