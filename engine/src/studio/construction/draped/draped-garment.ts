import { STRAIGHT_ARM } from '../../body/arms.ts';
import { contours } from '../../../foundation/geometry/mesh/contour.ts';
import type { Contour } from '../../../foundation/geometry/mesh/contour.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Trim } from '../../../foundation/raster/geometry.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter, SurfacePoint } from '../../materials/material.ts';
import { drapedCut } from './plan/draped-cuts.ts';
import { wovenBorder } from './trimmings/woven-border.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { edgeBand, hemSection } from '../sewing/edge-band.ts';
import { hasNamedThread } from '../sewing/named-thread.ts';
import { isPiped } from '../sewing/piping.ts';
import { raglanSeam } from './arms/armhole.ts';
import { clothMesh, clothTrim, hemHeight } from './cloth/cloth-mesh.ts';
import { clothSurface } from './cloth/cloth-surface.ts';
import { isDenim } from './plan/denim.ts';
import { planDraped } from './plan/draped-plan.ts';
import type { DrapedPlan } from './plan/draped-plan.ts';
import { withUsualDetails } from './plan/usual-details.ts';
import type { DrapedName } from './plan/draped-kinds.ts';
import { lining } from './cloth/lining.ts';
import { necklineOf } from './plan/neckline.ts';
import { seamLines, seamShading } from './cloth/seams.ts';
import { hangingSleeves } from './arms/sleeves.ts';
import { pleatShades } from './cloth/pleats.ts';
import { thinStraps } from './trimmings/straps.ts';
import { beltParts } from './fastenings/belts.ts';
import { closureParts } from './fastenings/closures.ts';
import { drawstringParts } from './fastenings/drawstring.ts';
import { collarParts } from './trimmings/collars.ts';
import { halterTie } from './trimmings/halter-tie.ts';
import { drapedPiping } from './trimmings/draped-piping.ts';
import { illusionYoke } from './trimmings/illusion-yoke.ts';
import { edgings } from './trimmings/edgings.ts';
import { lacingParts } from './fastenings/lacing.ts';
import { neckRoll } from './trimmings/neck-roll.ts';
import { pocketParts } from './fastenings/pockets.ts';
import { ruffleParts } from './trimmings/ruffles.ts';
import { featherParts } from './trimmings/feathers.ts';
import { frogFastenings } from './fastenings/frog-fastenings.ts';
import { fringeParts } from './trimmings/fringe-rounds.ts';
import { shoulderDrape } from './trimmings/shoulder-drape.ts';
import type { TrimmingContext } from './sewn-on/trimming-context.ts';
import { netLayers } from './trimmings/tulle.ts';
import { waistbandParts } from './fastenings/waistband.ts';
import { wrapParts } from './fastenings/wrap-panel.ts';

/** A dress, gown, top or skirt: one sheet of cloth round the dress form, with its edges, straps and sash. */
export function drapedGarment(name: DrapedName, context: FormContext): Shape {
  const { drape, sheer, random, detail } = context;
  const piece = withUsualDetails(context.piece);
  const plan = planDraped(piece, name, drape, random);
  const neckline = necklineOf(plan);
  const surface = clothSurface(plan, neckline, drape, random);
  const mesh = clothMesh(plan, neckline, surface, detail);
  const trim = clothTrim(plan, neckline, surface);
  const shading = paintInOrder(
    seamShading(plan, {
      denim: isDenim(piece),
      crisp: !sheer && drape.stiffness > 0.42,
      named: hasNamedThread(piece),
    }),
    raglanSeam(piece, plan),
    pleatShades(plan, surface),
    hemBorder(piece, plan),
  );
  const cloth: Part = {
    name,
    role: 'cloth',
    mesh,
    trim,
    lines: seamLines(plan, surface),
    ...(shading ? { detail: shading } : {}),
  };
  const parts: Part[] = [cloth, ...foldedEdges(mesh, trim, drape.thickness, piece.pattern !== null)];
  // Clear plastic is worn over other clothes, and not lined.
  if (sheer && piece.fabric !== 'clear-vinyl') parts.push(lining(plan, surface, detail));
  if (plan.kind.bodice) parts.push(...thinStraps(neckline, surface, plan, random));
  if (plan.kind.bodice) parts.push(...hangingSleeves(piece, plan, 1 - drape.stiffness, random, detail));
  const isBordered = drapedCut(piece.cut).bordered === true && piece.drawnAs === undefined;
  if (isPiped(piece) && !isBordered) parts.push(...drapedPiping({ plan, surface, mesh, edges: edgesOf(mesh, trim) }));
  parts.push(...trimmings({ piece, plan, neckline, surface, drape, random, detail }));
  return {
    parts,
    presentation: 'dress form',
    ...(parts.some(({ colourPart }) => colourPart === 'sleeves') ? { arm: STRAIGHT_ARM } : {}),
    ...(isShownFromBehind(plan, piece) ? { turn: BACK_TURN } : {}),
  };
}

/** Height in metres of a border along the hem. */
const BORDER = 0.1;

/** The border of a sari or a lehenga, which is as wide as a hand. In scenes that were stored before, none had one. */
function hemBorder(piece: Piece, plan: DrapedPlan): Painter | undefined {
  if (!drapedCut(piece.cut).bordered || piece.drawnAs !== undefined) return undefined;
  const around = ({ x, z }: { readonly x: number; readonly z: number }) => Math.atan2(x, z);
  const above = (point: Readonly<SurfacePoint>) => point.y - hemHeight(plan, around(point));
  return wovenBorder(piece, BORDER, above, (point) => around(point) * BORDER_RADIUS);
}

/** Radius in metres of the hem by which angles become lengths of the border. */
const BORDER_RADIUS = 0.36;

/** All parts that are sewn onto the cloth. */
function trimmings(context: TrimmingContext): Part[] {
  return SEWN_ON.flatMap((sew) => sew(context));
}

const SEWN_ON: readonly ((context: TrimmingContext) => Part[])[] = [
  wrapParts,
  shoulderDrape,
  netLayers,
  ruffleParts,
  illusionYoke,
  halterTie,
  waistbandParts,
  pocketParts,
  closureParts,
  frogFastenings,
  lacingParts,
  collarParts,
  neckRoll,
  beltParts,
  drawstringParts,
  fringeParts,
  featherParts,
  edgings,
];

/** Returns true when the words describe the back of the garment. */
const isShownFromBehind = (plan: DrapedPlan, { details }: Piece): boolean =>
  SHOWN_FROM_BEHIND.includes(plan.back) || plan.train > 0 || details.includes('back-bow');

/** Backs that are shown from behind. */
const SHOWN_FROM_BEHIND: readonly DrapedPlan['back'][] = ['cowl', 'low', 'laced', 'keyhole', 'buttoned'];

/** Turn of the garment in radians when the words describe its back or a train: from behind, a little from the side. */
const BACK_TURN = Math.PI - 0.5;

/**
 * Folds the cut edges to the inside, which gives the cloth a rounded thickness where it ends. On prints the fold is of
 * one colour: a print cut across it would look like stitches.
 */
function foldedEdges(mesh: Mesh, trim: Trim, thickness: number, printed: boolean): Part[] {
  return edgesOf(mesh, trim).map((line, i) => ({
    name: `edge ${i}`,
    role: 'cloth',
    mesh: plainUv(edgeBand(line, { section: hemSection(Math.max(0.0016, thickness * 2), 0.006), rows: 8 }), printed),
  }));
}

/** The cut edges of the cloth: neck, armholes and openings. */
const edgesOf = (mesh: Mesh, trim: Trim): Contour[] =>
  contours(mesh, (x, y, z) => trim(x, y, z, 0, 0), 0.004).filter((line) => line.points.length > 12);

function plainUv(mesh: Mesh, plain: boolean): Mesh {
  return plain ? { ...mesh, uvs: new Float32Array(mesh.uvs.length) } : mesh;
}
