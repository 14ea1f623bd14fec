import { contours } from '../../../foundation/geometry/mesh/contour.ts';
import { displaceMesh } from '../../../foundation/geometry/mesh/displace.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { refinedNets } from '../../../foundation/geometry/mesh/refine.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { buttonPart } from '../hardware/button.ts';
import { edgeBand, hemSection } from '../sewing/edge-band.ts';
import { linesFrom } from '../sewing/lines-from.ts';
import { pipedEdge, pipingParts } from '../sewing/piping.ts';
import { panelMesh } from '../sewing/panel.ts';
import { spotOn } from '../sewing/surface-point.ts';
import { beltParts } from './trimmings/belt.ts';
import { tailoredBody } from './trunk/body.ts';
import type { TailoredBody } from './trunk/body.ts';
import { collarParts } from './fronts/collar.ts';
import { tailoredCut } from './cut/tailored-cut.ts';
import type { TailoredCut } from './cut/cut.ts';
import { sleeveFolds, trunkFolds } from './fronts/folds.ts';
import { frontEdge, lapParts } from './fronts/front-laps.ts';
import { lapelOutline, lapelParts } from './fronts/lapel.ts';
import { pocketOutlines, pocketParts } from './fronts/pocket.ts';
import { braided, sleeveDetail, trunkDetail } from './fronts/seams.ts';
import type { LayerShade } from './fronts/seams.ts';
import { bikerParts, lapelStuds } from './trimmings/biker.ts';
import { buttonStyle } from './trimmings/button-style.ts';
import type { ButtonStyle } from './trimmings/button-style.ts';
import { denimParts, denimSeams, indigo } from './trimmings/denim.ts';
import { elbowPatches } from './trimmings/elbow-patches.ts';
import { halfBelt } from './trimmings/half-belt.ts';
import { hoodParts } from './fronts/hood.ts';
import { neckParts } from './trimmings/neck.ts';
import { armInSleeve, setInSleeve } from './trunk/set-in-sleeve.ts';
import type { SetInSleeve } from './trunk/set-in-sleeve.ts';
import { hasStormFlap, stormFlap } from './trimmings/storm-flap.ts';
import { toggleParts } from './trimmings/toggles.ts';
import { trenchParts } from './trimmings/trench.ts';
import { zipParts } from './trimmings/zip.ts';

/** Builds a coat or jacket: a trunk cut into panels, sleeves set into it, and everything else laid on it. */
export function tailoredGarment(context: FormContext): Shape {
  const { detail } = context;
  const cut = tailoredCut(context.piece);
  const body = tailoredBody(cut);
  const width = cut.cape ? 0.46 : 0.34;
  const smooth = refinedNets(body.trunk.field, {
    cell: (cut.quilt > 0 ? 0.0052 : 0.0062) / Math.sqrt(detail),
    bounds: { min: [-width, cut.hem - 0.03, -0.34], max: [width, 1.54, 0.34] },
    check: context.check,
  });
  const cloth = displaceMesh(smooth, trunkFolds(cut, body, context));
  const style = buttonStyle(context.piece, cut);
  const spacing = 0.004 / Math.sqrt(detail);
  const pockets = pocketOutlines(cut);
  const draped = { cloth, rest: smooth.positions, body, cut };
  const front = trunkPanel(draped, 1, layerShades(cut, body, pockets));
  const back = trunkPanel(draped, -1, []);
  const armless = cut.cape || cut.sleeveless;
  const sleeves = (armless ? [] : ([1, -1] as const)).map((side) =>
    setInSleeve({ cut, trunk: body.trunk, side, relief: sleeveFolds(cut, context), detail }),
  );
  const lap = lapParts(front, body, cut, spacing);
  const top = lap[0]?.mesh ?? front.mesh;
  const fronts = { 1: front.mesh, [-1]: top } as const;
  const lapels = lapelParts(cut, body, detail);
  const trunk = panelMesh(cloth, {
    edge: body.trunk.armhole,
    rest: smooth.positions,
    develop: (x, y, z, out) => body.trunk.develop(x, y, z, z > 0 ? 1 : -1, out),
  });
  return {
    parts: dyed(cut, [
      underlap(front),
      back,
      ...sleeves.map(({ mesh }, i) => sleevePart(mesh, cut, i)),
      ...lap,
      ...lapels,
      ...lapelStuds(lapels, cut),
      ...collarParts(cut, body, detail),
      ...pocketParts(fronts, pockets, cut, spacing),
      ...beltParts(trunk, cut, spacing),
      ...halfBelt(back.mesh, cut, style, spacing),
      ...elbowPatches(sleeves, cut),
      ...trenchParts({ front: front.mesh, back: back.mesh, shoulders: trunk, sleeves, cut, body, spacing, detail }),
      ...buttons(top, cut, style),
      ...sleeveButtons(sleeves, cut, style),
      ...toggleParts(fronts, cut),
      ...neckParts(body, cut),
      ...hoodParts(cut, body, context),
      ...bikerParts(fronts, cut, spacing),
      ...denimParts(fronts, cut, spacing),
      ...(hasStormFlap(cut)
        ? stormFlap(front.mesh, cut, spacing)
        : zipParts({ front: front.mesh, top }, cut, body, spacing)),
      ...hems(cloth, body, cut, context),
    ]),
    encloses: (x, y, z) => outside(body, cut, x, y, z),
    ...(armless ? {} : { arm: armInSleeve(cut) }),
    bareArms: cut.sleeveless,
    coversArms: !armless && cut.sleeve.length > 0.55,
    // Short pieces fill the picture better without the stand below them.
    presentation: cut.hem < 0.6 && !cut.hood ? 'dress form' : 'ghost',
    ...(cut.halfBelt || cut.elbowPatches ? { turn: BACK_TURN } : {}),
  };
}

/** Turn in radians of a garment whose words describe its back: from behind, a little from the side. */
const BACK_TURN = Math.PI - 0.5;

/** Distance in metres by which a point is outside the trunk; negative below the hem and in the open neck and front. */
function outside(body: TailoredBody, cut: TailoredCut, x: number, y: number, z: number): number {
  const { trunk, roll } = body;
  const bare =
    y < cut.hem + 0.012 ||
    (cut.waistcoat && Math.min(body.hem(x, y, z), z > 0 ? meets(cut, body, x, y) : 1) < 0) ||
    (cut.waistline !== null && y < cut.waistline + 0.012) ||
    (y > 1.41 && Math.abs(x) < 0.12);
  const open = z > 0 && y > cut.break && Math.abs(x) < roll(y) + Math.min(0.03, Math.max(0, roll(y)));
  if (bare || open || (cut.sleeveless && trunk.armhole(x, y, z) < 0.004)) return -1;
  return trunk.field(x, y, z) + 0.002;
}

/**
 * The left front without the half that the right front hides, because two sheets so close would show through each
 * other.
 */
function underlap(front: Part): Part {
  return { ...front, trim: (x, y, z, u, v) => Math.min(front.trim!(x, y, z, u, v), x + 0.03) };
}

/** Dyes denim before any other painting. */
function dyed(cut: TailoredCut, parts: readonly Part[]): readonly Part[] {
  if (!cut.denim) return parts;
  const dye = indigo(cut);
  return parts.map((part) => (part.role === 'cloth' ? { ...part, detail: paintInOrder(dye, part.detail)! } : part));
}

/** Positive where at least one of the two fronts covers a point. */
function meets(cut: TailoredCut, body: TailoredBody, x: number, y: number): number {
  return Math.max(frontEdge(cut, body, x, y), frontEdge(cut, body, -x, y));
}

interface DrapedTrunk {
  /** The folded cloth, and the positions of its vertices before it was folded. */
  readonly cloth: Mesh;
  readonly rest: Float32Array;
  readonly body: TailoredBody;
  readonly cut: TailoredCut;
}

/** Cuts the front (`face` 1) or the back (-1) out of the trunk's cloth. */
function trunkPanel({ cloth, rest, body, cut }: DrapedTrunk, face: 1 | -1, layers: readonly LayerShade[]): Part {
  const edge = (x: number, y: number, z: number) => {
    const own = Math.min(z * face, body.trunk.armhole(x, y, z), body.neckline(x, y, z), body.hem(x, y, z));
    return face > 0 && cut.cutaway > 0 ? Math.min(own, meets(cut, body, x, y)) : own;
  };
  const mesh = panelMesh(cloth, {
    edge,
    rest,
    develop: (x, y, z, out) => {
      body.trunk.develop(x, y, z, face, out);
      out[0] *= face;
    },
  });
  const seams = trunkDetail(cut, body, face, layers);
  const detail = cut.denim ? paintInOrder(seams, denimSeams(cut, face))! : seams;
  return {
    name: face > 0 ? 'front' : 'back',
    role: 'cloth',
    mesh,
    trim: edge,
    lined: !cut.denim,
    detail,
    lines: linesFrom(detail),
  };
}

function sleevePart(mesh: Mesh, cut: TailoredCut, index: number): Part {
  const detail = sleeveDetail(cut);
  return {
    name: index === 0 ? 'left sleeve' : 'right sleeve',
    role: 'cloth',
    colourPart: 'sleeves',
    mesh,
    lined: !cut.denim,
    detail,
    lines: linesFrom(detail),
  };
}

function layerShades(cut: TailoredCut, body: TailoredBody, pockets: ReturnType<typeof pocketOutlines>): LayerShade[] {
  const shape = cut.collar.lapel;
  const lapel = shape ? lapelOutline(cut, body, shape) : null;
  return [
    ...(lapel
      ? [(x: number, y: number) => (y < cut.break - 0.03 ? 1 : -Math.max(Math.min(lapel(x, y), x), lapel(-x, y)))]
      : []),
    (x, y) => (y > cut.break ? x + body.roll(y) : -frontEdge(cut, body, -x, y)),
    ...pockets.map(
      ({ inside, side }): LayerShade =>
        (x, y) =>
          -inside(side === 0 ? Math.abs(x) : x * side, y),
    ),
  ];
}

function buttons(top: Mesh, cut: TailoredCut, style: ButtonStyle): Part[] {
  const radius = cut.denim ? 0.0085 : cut.kind.buttonRadius;
  const columns = cut.column > 0 ? [cut.column, -cut.column] : [0];
  return cut.buttons.flatMap((y, row) =>
    columns.flatMap((x) => {
      const spread = cut.column > 0 && row === 0 ? 1.12 : 1;
      const spot = spotOn(top, x * spread, y);
      const name = `button ${row + 1} at ${x}`;
      return spot ? [buttonPart({ name, spot, radius, lift: 0.002, ...style })] : [];
    }),
  );
}

/** Small buttons over the vent of each sleeve. */
function sleeveButtons(sleeves: readonly SetInSleeve[], cut: TailoredCut, style: ButtonStyle): Part[] {
  if (cut.trench || cut.toggles.length > 0 || cut.zip || cut.belt?.tied || cut.crown < 1 || cut.sleeve.length < 0.55)
    return [];
  return sleeves.flatMap((sleeve, i) =>
    Array.from({ length: cut.kind.sleeveButtons }, (_, row) =>
      buttonPart({
        name: `sleeve button ${i + 1} ${row + 1}`,
        spot: sleeve.spot(0.03 + row * 0.0165, 0.62, 0),
        radius: 0.0072,
        lift: 0.001,
        ...style,
      }),
    ),
  );
}

function hems(cloth: Mesh, body: TailoredBody, cut: TailoredCut, { drape, detail, piece }: FormContext): Part[] {
  const section = hemSection(Math.max(0.0032, drape.thickness * 1.6), 0.014);
  const spacing = 0.004 / Math.sqrt(detail);
  const lines = contours(
    cloth,
    body.hem,
    spacing,
    ([x, y, z]) => body.trunk.armhole(x, y, z) > 0 && (z < 0 || meets(cut, body, x, y) > 0),
  ).slice(0, 1);
  if (cut.collar.bare) {
    const neck = contours(cloth, body.neckline, spacing, ([, y]) => y > cut.break);
    lines.push(...neck.slice(0, 1));
  }
  if (cut.sleeveless) {
    const openings = contours(cloth, body.trunk.armhole, spacing, ([, y]) => y > cut.armpit - 0.06);
    lines.push(...openings.slice(0, 2));
  }
  const bare = cut.piped ? lines.slice(1).map((line) => pipedEdge(line)) : [];
  // The thick edge of the hem fades into the curve of a cutaway front.
  const reach = ([x, y, z]: Vec3) => (cut.cutaway > 0 && z > 0 ? smoothstep(0, 0.035, meets(cut, body, x, y)) : 1);
  const edges = lines.map((line, i): Part => ({
    name: i === 0 ? 'hem' : `hem ${i + 1}`,
    role: 'cloth',
    mesh: facing(edgeBand(line, { section, rows: 14, ...(i === 0 && { reach }) }), i > 0 && piece.pattern !== null),
    ...(cut.braid && { detail: braided(cut.braid) }),
  }));
  return [...edges, ...pipingParts('neck piping', bare)];
}

/**
 * Gives the facings of neck and armholes one colour when the cloth is printed: a print cut across so narrow an edge
 * would look like stitches.
 */
function facing(mesh: Mesh, plain: boolean): Mesh {
  return plain ? { ...mesh, uvs: new Float32Array(mesh.uvs.length) } : mesh;
}
