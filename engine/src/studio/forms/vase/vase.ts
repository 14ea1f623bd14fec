import { lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import { absorptionOf } from '../../parts/glass-body.ts';
import type { GlassBody } from '../../parts/glass-body.ts';
import type { Part } from '../../parts/part.ts';
import { glazePainter, withoutSpeckles } from '../../construction/finishes/glaze.ts';
import { tulips } from './tulips.ts';
import type { Bunch } from './tulips.ts';
import { profileOf, sectionOf, vaseShape } from './vase-shape.ts';
import type { VaseShape } from './vase-shape.ts';

/** Thickness in metres of a ceramic wall. */
const WALL = 0.0055;

/** A thrown vase of ceramic, or a blown vase of clear or coloured glass. */
export const vase: Form = {
  name: 'vase',
  fabric: 'ceramic',
  adapt: withoutSpeckles,
  build({ piece, random, freedom, detail }) {
    const shape = vaseShape(piece, freedom, random);
    const glassy = piece.fabric === 'glass' || (piece.fabric === null && piece.attributes.frost !== undefined);
    const bunch = piece.details.includes('flowers') ? tulips(holderOf(shape), piece, random, detail) : null;
    const part = glassy ? glassVase(shape, piece, bunch, detail) : thrownVase(shape, piece, detail);
    const parts = bunch ? [part, ...bunch.parts] : [part];
    return { parts, presentation: 'floor', turn: 0, rig: glassy ? 'product' : 'catalogue' };
  },
};

function holderOf(shape: VaseShape) {
  const radius = profileOf(shape);
  return { height: shape.height, mouth: radius(shape.height) - WALL, foot: radius(0.02) - WALL };
}

/** Outline of the section: the inside from its floor up, the round lip, and the outer wall down. */
function outlineOf({ height }: VaseShape, radius: (y: number) => number, detail: number): [number, number][] {
  const outline: [number, number][] = [];
  const inside = atDetail(70, detail);
  for (let i = 0; i <= inside; i++) {
    const y = lerp(0.012, height - WALL / 2, i / inside);
    outline.push([Math.max(0.0005, radius(y) - WALL) * smoothstep(0, 0.06, i / inside), y]);
  }
  const lip = radius(height) - WALL / 2;
  for (let i = 1; i < 12; i++) {
    const angle = Math.PI * (1 - i / 12);
    outline.push([lip + (WALL / 2) * Math.cos(angle), height - WALL / 2 + (WALL / 2) * Math.sin(angle)]);
  }
  const rows = atDetail(180, detail);
  const foot = 0.003;
  for (let i = 0; i <= rows; i++) {
    const y = lerp(height - WALL / 2, foot, i / rows);
    outline.push([radius(y), y]);
  }
  for (let i = 1; i <= 6; i++) {
    const angle = ((i / 6) * Math.PI) / 2;
    outline.push([radius(foot) - foot * (1 - Math.cos(angle)), foot - foot * Math.sin(angle)]);
  }
  outline.push([0.0005, 0]);
  return outline;
}

/** Strength 0 to 1 of ribs and facets at a height: 0 at the foot, and for ribs also at the lip. */
function reliefStrength({ height, sides }: VaseShape, y: number): number {
  return sides ? smoothstep(0, 0.02, y) : smoothstep(0.01, 0.05, y) * smoothstep(height, height - 0.06, y);
}

function bodyMesh(shape: VaseShape, detail: number): Mesh {
  const around = sectionOf(shape);
  const section = (angle: number, y: number) => 1 + (around(angle) - 1) * reliefStrength(shape, y);
  return latheMesh(outlineOf(shape, profileOf(shape), detail), { columns: atDetail(300, detail), section });
}

function handleMeshes(shape: VaseShape, detail: number): Mesh[] {
  if (!shape.handles) return [];
  const { height } = shape;
  const radius = profileOf(shape);
  const [from, to] = [shape.handles[0] * height, shape.handles[1] * height];
  const out = Math.max(radius(from), radius(to) * 0.8) + 0.03;
  const points: Vec3[] = [
    [radius(from) - 0.003, from, 0],
    [radius(from) + 0.022, from + 0.012, 0],
    [out, from - 0.008, 0],
    [out + 0.002, lerp(from, to, 0.5), 0],
    [radius(to) + 0.012, to + 0.012, 0],
    [radius(to) - 0.004, to - 0.006, 0],
  ];
  return [1, -1].map((side) =>
    tubeMesh(
      smoothPath(
        points.map(([x, y, z]): Vec3 => [side * x, y, z]),
        12,
      ),
      {
        radius: (t) => [0.0058, 0.0085 + 0.003 * Math.abs(2 * t - 1) ** 3],
        sides: atDetail(28, detail),
        rows: atDetail(120, detail),
        up: [side, 0, 0],
      },
    ),
  );
}

/** The second colour of a glaze where words name none. */
const DARK_GLAZE: Rgb = [0.12, 0.2, 0.2];
const SECOND_COLOURS: { readonly [Glaze in NonNullable<Piece['attributes']['glaze']>]?: Rgb } = {
  drip: [0.62, 0.58, 0.5],
};
/** Fabrics on which a glaze is painted. */
const CLAY: ReadonlySet<Piece['fabric']> = new Set([null, 'ceramic']);

function thrownVase(shape: VaseShape, piece: Piece, detail: number): Part {
  const main = piece.colours.filter(({ part }) => part === 'main').map(({ hex }) => linearFromHex(hex));
  const { glaze } = piece.attributes;
  const second = main[1] ? scaleColour(main[1], 0.75) : ((glaze && SECOND_COLOURS[glaze]) ?? DARK_GLAZE);
  const clay = CLAY.has(piece.fabric);
  const paint = glazePainter({ kind: glaze, height: shape.height, second });
  return {
    name: 'vase',
    role: 'cloth',
    mesh: mergeMeshes([bodyMesh(shape, detail), ...handleMeshes(shape, detail)]),
    solid: true,
    ...(clay ? { detail: paint } : {}),
  };
}

/** Number of steps of the table of slopes. */
const STEPS = 400;

/** Distance to a turned wall, `wall` metres inside its outer surface. The cosine of its slope is read from a table. */
function turnedWall(shape: VaseShape): (x: number, y: number, z: number, wall: number) => number {
  const { height } = shape;
  const radius = profileOf(shape);
  const around = sectionOf(shape);
  const plain = !shape.flutes && !shape.sides;
  const cosines = new Float64Array(STEPS + 2);
  for (let i = 0; i <= STEPS + 1; i++) {
    const y = (i / STEPS) * height;
    const slope = (radius(y + 0.001) - radius(y - 0.001)) / 0.002;
    cosines[i] = 1 / Math.sqrt(1 + slope * slope);
  }
  return (x, y, z, wall) => {
    const at = y <= 0 ? 0 : y >= height ? STEPS : (y / height) * STEPS;
    const i = at | 0;
    const t = at - i;
    const reach = radius(y);
    const slope = cosines[i]! * (1 - t) + cosines[i + 1]! * t;
    const own = plain || wall > 0 ? reach : reach * (1 + (around(Math.atan2(x, z)) - 1) * reliefStrength(shape, y));
    return (Math.sqrt(x * x + z * z) - own + wall) * slope * (plain ? 1 : 0.85);
  };
}

/** Thickness in metres of blown glass. */
const BLOWN = WALL * 0.85;

/** Metres by which both sides of a fire-polished wall recede towards the rim, which makes it a half round. */
function lipOf(height: number): (y: number) => number {
  const half = BLOWN / 2;
  return (y) => {
    const up = Math.min(0.92, (y - height + half) / half);
    return up <= 0 ? 0 : half * (1 - Math.sqrt(1 - up * up));
  };
}

/** Spread of the normals of etched glass as a tangent; 0 for glass that words call clear. */
const FROSTS: Readonly<Record<NonNullable<Piece['attributes']['frost']>, number>> = { frosted: 0.4, clear: 0 };

function glassVase(shape: VaseShape, piece: Piece, bunch: Bunch | null, detail: number): Part {
  const { height } = shape;
  const { frost } = piece.attributes;
  const side = turnedWall(shape);
  const named = piece.colours.find((colour) => colour.part === 'main');
  const lip = lipOf(height);
  const polished = (y: number) => (y > height - BLOWN / 2 ? 0.45 : 1);
  const glass: GlassBody = {
    outer: (x, y, z) => Math.max(side(x, y, z, lip(y)) * polished(y), -y, y - height),
    inner: (x, y, z) => Math.max(side(x, y, z, BLOWN - lip(y)) * polished(y), 0.016 - y),
    level: -Infinity,
    // Light crosses four walls, so the full named colour in each would be nearly black.
    glass: named ? absorptionOf(linearFromHex(named.hex), 0.03) : [2, 1, 1.4],
    liquid: [0, 0, 0],
    enclosed: bunch ? [bunch.within] : [],
    mouth: height,
    ...(frost && FROSTS[frost] > 0 ? { frost: FROSTS[frost] } : {}),
  };
  return { name: 'vase', role: 'glass', mesh: bodyMesh(shape, detail), glass, solid: true, castsShadow: false };
}
