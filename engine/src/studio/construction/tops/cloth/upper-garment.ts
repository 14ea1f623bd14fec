import { valueContours } from '../../../../foundation/geometry/mesh/contour.ts';
import type { Contour } from '../../../../foundation/geometry/mesh/contour.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { lerp, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { FormContext } from '../../../parts/form.ts';
import { paintInOrder } from '../../../materials/material.ts';
import type { Painter } from '../../../materials/material.ts';
import type { LineDrawing, Part } from '../../../parts/part.ts';
import { edgeBand, hemSection, ribSection } from '../../sewing/edge-band.ts';
import { linesFrom } from '../../sewing/lines-from.ts';
import { hasElbowPatches } from '../../sewing/elbow-patch.ts';
import { hasNamedThread } from '../../sewing/named-thread.ts';
import { paintStripe, stripeColour } from '../../sewing/side-stripe.ts';
import type { Rgb } from '../../../../foundation/raster/softbox.ts';
import { isPiped, pipedEdge, pipingParts } from '../../sewing/piping.ts';
import type { UvTable } from '../../../../foundation/geometry/tables/uv-table.ts';
import { upperBody } from '../cut/body.ts';
import type { UpperBody } from '../cut/body.ts';
import { laidOut, pieceOf, SEAM, seamTable, valuesOf } from './cloth-piece.ts';
import type { ClothPiece, Layout } from './cloth-piece.ts';
import type { UpperCut } from '../cut/cut.ts';
import { wordedFrills } from '../cut/worded-options.ts';
import { elbowPatches } from './elbow-patches.ts';
import { smoothedEdge, frillSection } from './frill.ts';
import { knitLines } from './knit-lines.ts';
import { knitDetail } from './knit-relief.ts';
import { levelEdge } from './level-edge.ts';
import { namedRows } from './named-rows.ts';
import { neckLabel } from './neck-label.ts';
import { hangCloth } from './hung-cloth.ts';
import { roundEnd } from './round-end.ts';
import { bodyDetail, ribDetail, sleeveDetail } from './seams.ts';

/** A garment of the upper body as parts, with the pieces to which further layers are attached. */
export interface UpperGarment {
  readonly body: UpperBody;
  readonly parts: readonly Part[];
  /** The pieces of the garment. A sleeveless garment has no sleeves. */
  readonly front: SewnPiece;
  readonly back: SewnPiece;
  readonly sleeves: readonly SewnPiece[];
}

interface SewnPiece {
  /** The piece, cut at its seams; its mesh has uv. */
  readonly piece: ClothPiece;
  /** The piece with an allowance beyond its seams. */
  readonly wide: ClothPiece;
  /** Distances to its seams by uv. */
  readonly seams: UvTable;
  readonly part: Part;
}

/**
 * Builds T-shirts, knitwear and shirts, hanging as if worn by nobody: open at neck, sleeves and hem, with a visible
 * inside.
 */
export function upperGarment(cut: UpperCut, context: FormContext): UpperGarment {
  const body = upperBody(cut);
  const cloth = hangCloth(cut, body, context);
  const sides = [1, -1] as const;
  const { knit } = context.piece.attributes;
  const named = hasNamedThread(context.piece);
  const panels = sides.map((side) => panel(cloth, body, cut, { side, knit, named }));
  const stripe = context.piece.details.includes('side-stripe') ? stripeColour(context.piece) : null;
  const sleeves = cut.sleeve.length === 0 ? [] : sides.map((side) => sleeve(cloth, body, cut, { side, knit, stripe }));
  return {
    body,
    parts: [
      ...[...panels, ...sleeves].map(({ part }) => part),
      ...edges(cloth, [...panels, ...sleeves], cut, context),
      ...neckLabel(panels[1]!),
      ...(hasElbowPatches(context.piece) ? elbowPatches(sleeves, body, cut) : []),
    ],
    front: panels[0]!,
    back: panels[1]!,
    sleeves,
  };
}

type Knit = FormContext['piece']['attributes']['knit'];

/**
 * Distance in metres by which a piece extends beyond its seams, so that details along them can be painted on both
 * sides.
 */
const SEAM_ALLOWANCE = 0.012;

interface SewnRequest {
  readonly cloth: ClothPiece;
  /** Returns distances in metres per vertex; the piece is the area in which all are positive. */
  readonly cuts: (cloth: ClothPiece) => readonly Float32Array[];
  readonly layout: Layout;
  /** Scale of the laid-out fabric: a larger one shows smaller stitches. */
  readonly gauge: number;
  readonly detail: (seams: UvTable) => Painter;
  /** Lines of a technical drawing in addition to the seams. */
  readonly lines: (seams: UvTable) => LineDrawing | undefined;
  /** Depth in metres of the ribs, measured from the seam in column `ribbedTo`; nothing is printed on ribs. */
  readonly ribs: number;
  readonly ribbedTo: number;
}

function sewnPiece(part: Pick<Part, 'name' | 'role' | 'colourPart'>, request: SewnRequest): SewnPiece {
  const { cloth, cuts, layout, gauge } = request;
  const wide = cuts(cloth).map((values) => values.map((value) => value + SEAM_ALLOWANCE));
  const spread = laidOut(pieceOf(cloth, wide), layout);
  const seams = seamTable(spread, 0.004 * gauge);
  const piece = pieceOf(spread, cuts(spread));
  const detail = request.detail(seams);
  const lines = bothLines(linesFrom(detail), request.lines(seams));
  const ribbed = request.ribs > 0 && {
    unprinted: (u: number, v: number) => seams(u, v)[request.ribbedTo]! < request.ribs,
  };
  return { piece, wide: spread, seams, part: { ...part, mesh: piece.mesh, detail, lines, ...ribbed } };
}

function bothLines(first: LineDrawing, second: LineDrawing | undefined): LineDrawing {
  return second ? (x, y, z, u, v) => Math.max(first(x, y, z, u, v), second(x, y, z, u, v)) : first;
}

interface PanelRequest {
  readonly side: 1 | -1;
  readonly knit: Knit;
  /** True when words name the colour of the stitches. */
  readonly named: boolean;
}

/** Builds the front (side 1) or the back (side -1), cut at neck, armholes, sides and hem. */
function panel(cloth: ClothPiece, body: UpperBody, cut: UpperCut, { side, knit, named }: PanelRequest): SewnPiece {
  const bare = cut.sleeve.length === 0;
  const plain = (row: Float64Array) => row[SEAM.hem]! < cut.ribs || row[SEAM.armhole]! > -0.004;
  return sewnPiece(
    { name: side > 0 ? 'front' : 'back', role: 'cloth' },
    {
      cloth,
      gauge: cut.gauge,
      ribs: cut.ribs,
      ribbedTo: SEAM.hem,
      cuts: (of) => [
        valuesOf(of, (_x, y, z) => z * side - (side > 0 ? slitAt(cut, y) : 0)),
        bare ? of.lines.bareArm : of.lines.armhole.map((value) => -value),
        // Fabric extends a little under the rib on top of it.
        of.lines.neckline.map((value) => value + 0.005),
        of.lines.hem,
      ],
      layout: {
        develop: (x, y, z, out) => {
          body.torso.develop(x, y, z, side, out);
          out[0] *= side * cut.gauge;
          out[1] *= cut.gauge;
        },
      },
      detail: (seams) =>
        paintInOrder(
          knitDetail(knit, seams, 1.4, plain),
          bodyDetail(cut, seams),
          named ? namedRows(cut, seams) : undefined,
        )!,
      lines: (seams) => knitLines(knit, seams, plain),
    },
  );
}

interface SleeveRequest {
  readonly side: 1 | -1;
  readonly knit: Knit;
  /** Linear colour of a stripe down the outside; null for none. */
  readonly stripe: Rgb | null;
}

function sleeve(cloth: ClothPiece, body: UpperBody, cut: UpperCut, { side, knit, stripe }: SleeveRequest): SewnPiece {
  const plain = (row: Float64Array) => row[SEAM.end]! < cut.ribs || row[SEAM.armhole]! < 0.004;
  return sewnPiece(
    { name: side > 0 ? 'left sleeve' : 'right sleeve', role: 'cloth', colourPart: 'sleeves' },
    {
      cloth,
      gauge: cut.gauge,
      ribs: cut.ribs,
      ribbedTo: SEAM.end,
      cuts: (of) => [
        valuesOf(of, (x) => x * side),
        of.lines.armhole,
        of.lines.end,
        of.lines.neckline.map((value) => value + 0.005),
      ],
      layout: {
        develop: (x, y, z, out) => {
          const { angle, radius, t, distance } = body.sleeve.locate(x, y, z);
          out[0] = angle * radius * side * cut.gauge;
          // Towards the armpit the fabric leaves the tube of the sleeve for the side of the body, so its length
          // grows by the distance from the tube.
          out[1] = (Math.max(0, distance) - t * body.sleeve.length) * cut.gauge;
        },
        period: (x, y, z) => body.sleeve.locate(x, y, z).radius * TAU * cut.gauge,
      },
      detail: (seams) =>
        paintInOrder(
          stripe
            ? ({ u, v, back }, surface) => {
                if (!back && seams(u, v)[SEAM.end]! > cut.ribs) paintStripe(surface, Math.abs(u) / cut.gauge, stripe);
              }
            : undefined,
          knitDetail(knit, seams, -0.04, plain),
          sleeveDetail(cut, seams),
        )!,
      lines: (seams) => knitLines(knit, seams, plain),
    },
  );
}

/** Metres by which the front ends before the side seam where it is slit, and by metre below the top of the slit. */
const [SLIT, SLIT_SPREAD] = [0.012, 0.14];

/** Distance in metres from the side seam at which the front ends at a height. */
const slitAt = ({ slit }: UpperCut, y: number): number =>
  slit === undefined || y > slit ? 0 : Math.min(0.05, SLIT * smoothstep(0, 0.03, slit - y) + SLIT_SPREAD * (slit - y));

/** The turned-in edges of the front along the slits. */
function slitEdges({ wide }: SewnPiece, cut: UpperCut, section: ReturnType<typeof hemSection>): Part[] {
  const { slit } = cut;
  if (slit === undefined) return [];
  const values = valuesOf(wide, (_x, y, z) => z - slitAt(cut, y));
  const near = (i: number) => wide.rest[i * 3 + 1]! < slit && wide.lines.hem[i]! > -0.004;
  return valueContours(wide.mesh, { values }, 0.004, near).map((line, i) => ({
    name: `slit ${i + 1}`,
    role: 'cloth',
    mesh: edgeBand(line, { section, rows: 12, printed: true }),
  }));
}

type EdgeName = 'hem' | 'end' | 'bareArm';

interface Edge {
  /** The words for frills that apply to it. */
  readonly frill: 'hem' | 'arms';
  /** Width of such a frill in metres. */
  readonly frillWidth: number;
  /** True when cuffs and elastic may draw it in. */
  readonly gathered: boolean;
  /** True when it has a rib or a binding where the garment has them. */
  readonly ribbed: boolean;
}

const EDGES: Readonly<Record<EdgeName, Edge>> = {
  hem: { frill: 'hem', frillWidth: 0.06, gathered: false, ribbed: false },
  end: { frill: 'arms', frillWidth: 0.045, gathered: true, ribbed: false },
  bareArm: { frill: 'arms', frillWidth: 0.045, gathered: false, ribbed: true },
};

/** Builds everything that closes a cut edge: hems turned in, ribs, bindings and frills. */
function edges(
  cloth: ClothPiece,
  pieces: readonly SewnPiece[],
  cut: UpperCut,
  { drape, detail, piece }: FormContext,
): Part[] {
  const { mesh, rest, lines } = cloth;
  const frills = wordedFrills(piece.attributes);
  const spacing = 0.004 / Math.sqrt(detail);
  const section = hemSection(Math.max(0.0022, drape.thickness * 2.2), 0.007);
  const armRib = { section: ribSection(cut.binding ?? 0.021, cut.ribThickness), rows: 24 };
  const hem = ({ part, wide }: SewnPiece, line: EdgeName, within: readonly Float32Array[]): Part[] => {
    const { frill, frillWidth, gathered, ribbed } = EDGES[line];
    const frilled = frills[frill] === true;
    const knitted = ribbed && (cut.ribs > 0 || cut.binding !== undefined);
    const near = (i: number) => within.every((values) => values[i]! > -0.004);
    const { colourPart, role } = part;
    const drawn = gathered && cut.sleeve.gather[0] < 1;
    const band = (edge: Contour) => {
      const contour = drawn ? roundEnd(edge) : edge;
      return frilled
        ? edgeBand(smoothedEdge(contour), { section: frillSection(frillWidth), rows: 20 })
        : edgeBand(levelEdge(contour), knitted ? armRib : { section, rows: 12, printed: true });
    };
    const step = frilled ? spacing / 2 : spacing;
    return valueContours(wide.mesh, { values: wide.lines[line] }, step, near).map((contour, i) => ({
      name: `${part.name} ${line} ${i + 1}`,
      role,
      ...(colourPart ? { colourPart } : {}),
      ...(knitted ? strip(band(contour), cut) : { mesh: band(contour) }),
      ...(cut.ribs > 0 ? { unprinted: everywhere } : {}),
    }));
  };
  const parts = pieces.flatMap((sewn, i) => {
    const { wide } = sewn;
    const side = i % 2 === 0 ? 1 : -1;
    const seam = valuesOf(wide, (x, y, z) => (i === 0 ? z - slitAt(cut, y) : side * (i < 2 ? z : x)));
    if (i >= 2) return hem(sewn, 'end', [seam, wide.lines.armhole]);
    const body = [...hem(sewn, 'hem', [seam]), ...(i === 0 ? slitEdges(sewn, cut, section) : [])];
    return cut.sleeve.length > 0 ? body : [...body, ...hem(sewn, 'bareArm', [seam, wide.lines.neckline])];
  });
  const high = (i: number) => rest[i * 3 + 1]! > 1.05;
  const neck = valueContours(mesh, { values: lines.neckline }, 0.0025 / Math.sqrt(detail), high)[0];
  if (neck && frills.neck)
    parts.push({
      name: 'neck frill',
      role: 'cloth',
      colourPart: 'collar',
      mesh: edgeBand(smoothedEdge(neck), { section: frillSection(0.034), rows: 20, rise: 1.1 }),
    });
  else if (neck && cut.neck.rib > 0) parts.push(neckRib(neck, cut));
  else if (neck && cut.bound)
    parts.push({ name: 'neck edge', role: 'cloth', colourPart: 'collar', mesh: edgeBand(neck, { section, rows: 12 }) });
  if (!isPiped(piece)) return parts;
  // A collar and its cuffs have piping of their own.
  const knitted = cut.neck.rib > 0 || cut.bound;
  if (neck && knitted) parts.push(...pipingParts('neck piping', [pipedEdge(neck, 0.0014)]));
  if (knitted || cut.ribs > 0) parts.push(...sleevePiping(pieces.slice(2), cut));
  return parts;
}

/** Piping on the seams of the cuffs, or above the hems of sleeves. */
function sleevePiping(sleeves: readonly SewnPiece[], { ribs }: UpperCut): Part[] {
  const depth = ribs > 0 ? ribs : ABOVE_KNIT_SLEEVE_END;
  const paths = sleeves.flatMap(({ piece: { mesh, lines } }) =>
    valueContours(mesh, { values: lines.end.map((value) => value - depth) }, 0.004)
      .slice(0, 1)
      .map((line) => pipedEdge(line, 0.0012)),
  );
  return pipingParts('sleeve piping', paths);
}

/** Distance in metres of piping from the end of a sleeve without ribs; knits have a narrower hem than shirts. */
const ABOVE_KNIT_SLEEVE_END = 0.023;

const everywhere = () => true;

function neckRib(neck: Contour, cut: UpperCut): Part {
  const { rib } = cut.neck;
  const high = rib > 0.04;
  // A high collar ends in a level brim; a low rib continues in the direction of the fabric.
  const brim = ([, y, z]: Vec3) => (1.462 + rib * 0.75 - 0.2 * z - y) / rib;
  // On the shoulder a low rib becomes horizontal towards the neck, because its two ends would stick up like horns
  // otherwise.
  const top = Math.max(...neck.points.map(({ at }) => at[1]));
  const onShoulder = ([, y, z]: Vec3) => smoothstep(top - 0.03, top - 0.002, y) * smoothstep(-0.045, -0.012, z);
  const mesh = edgeBand(neck, {
    section: ribSection(rib, cut.ribThickness),
    rows: 36,
    rise: high ? 2.2 : (at) => lerp(0.12, -0.3, onShoulder(at)),
    reach: high ? brim : (at) => 1 - 0.12 * onShoulder(at),
  });
  return { name: 'neck rib', role: 'cloth', colourPart: 'collar', ...strip(mesh, cut) };
}

/** Builds a band of ribs across an edge, or a bound strip of the fabric along it. */
function strip(mesh: Mesh, cut: UpperCut): Pick<Part, 'mesh' | 'detail' | 'unprinted'> {
  if (cut.binding === undefined) return { mesh: gauged(mesh, cut), detail: ribDetail(cut), unprinted: everywhere };
  return { mesh: { ...mesh, uvs: mesh.uvs.map((_, k) => mesh.uvs[k ^ 1]!) }, unprinted: everywhere };
}

/** Scales parts with their own uv like the fabric to which they are knitted. */
function gauged(mesh: Mesh, { gauge }: UpperCut): Mesh {
  return gauge === 1 ? mesh : { ...mesh, uvs: mesh.uvs.map((value) => value * gauge) };
}
