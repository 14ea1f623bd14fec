import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { cross, dot, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { colourRows } from '../../../words/prompt/vocabulary/colours.ts';
import { swatchMaterials } from '../../dressing/wardrobe.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { fabricOf } from '../../fabrics/index.ts';
import { linearFromHex } from '../../materials/colour.ts';
import { material } from '../../materials/material.ts';
import type { Material, Painter } from '../../materials/material.ts';
import type { Form } from '../../parts/form.ts';
import { absorptionOf } from '../../parts/glass-body.ts';
import type { GlassBody } from '../../parts/glass-body.ts';
import type { Part } from '../../parts/part.ts';
import { glazePainter } from '../finishes/glaze.ts';
import { metalNamed } from '../finishes/precious-metal.ts';
import { tortoiseshell } from '../finishes/tortoiseshell.ts';
import { ballMesh } from './ball.ts';
import { barField, barMesh, barPath } from './bar.ts';
import { blockField, blockMesh } from './block.ts';
import { bowMesh } from './bow.ts';
import { copiesOf } from './copies.ts';
import { cushionMesh, pipingMesh } from './cushion.ts';
import { extrudedMesh } from './extruded.ts';
import { alongGrain } from './flat-coordinates.ts';
import { crumbsMesh } from './crumbs.ts';
import { frameMesh } from './frame.ts';
import { fringeMesh } from './fringe.ts';
import { brushedVelvet, fabricNamed, finishOf, onProduct, type FinishName } from './finishes.ts';
import { stuckLabel } from './label.ts';
import { helmetShellMesh } from './helmet-shell.ts';
import { mouldedFields, mouldedMesh } from './moulded.ts';
import { pillowMesh } from './pillow.ts';
import type { Bar, PartPlace, Product, ProductPart, Solid, TablePart } from './product.ts';
import { readPart } from './read-table.ts';
import { smearMesh } from './smear.ts';
import { turnedFields, turnedMesh } from './turned.ts';

/** Turn to the camera that shows a handle and two sides of a box, radians. */
const TURN = 0.35;

/** The form of a product: its parts are built from the table, and words about them change their material and colour. */
export function productForm(product: Product): Form {
  return {
    name: product.name,
    fabric: (piece) => fabricNamed(kindOf(product, piece).of),
    adapt: (fabric, named, piece) =>
      named
        ? clothOn(fabric, piece)
        : clothOf(paintedAs(kindOf(product, piece), piece.colours.find(isMain), piece), piece),
    build({ piece, detail }) {
      const { turn, rise, parts, ...rest } = kindOf(product, piece);
      const shown = Object.entries(parts).filter(
        ([, part]) =>
          (!part.optional || isNamed(part, piece)) &&
          !(part.isNew && piece.drawnAs) &&
          !piece.lacks?.some((word) => word === part.word),
      );
      const build: Build = { ...rest, piece, detail, parts: Object.fromEntries(shown) };
      const made = shown.map(([name, part]) => partOf(name, part, build));
      const clear = made.some(({ glass }) => glass !== undefined);
      const rig = clear ? 'product' : 'catalogue';
      return { parts: made, presentation: 'floor', turn, rise, rig, ...farOf(made) };
    },
  };
}

/** A named fabric on a product, and the usual one; in scenes that were stored before, no hand has brushed velvet. */
const clothOn = (fabric: Fabric, { drawnAs }: Piece): Fabric =>
  drawnAs ? onProduct(fabric) : brushedVelvet(onProduct(fabric));
const clothOf = (of: Product['of'], { drawnAs }: Piece): Fabric =>
  drawnAs ? finishOf(of) : brushedVelvet(finishOf(of));

/** Distance of the camera in sizes of the product. */
const AWAY = 2.4;
/** Usual distance of the camera in metres, which is enough for small things. */
const USUAL = 3;

/** Furniture is seen from further away than a mug, because a wide angle would distort it. */
function farOf(parts: readonly Part[]): { readonly distance?: number } {
  const { min, max } = meshBounds(parts.map(({ mesh }) => mesh));
  const distance = AWAY * Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  return distance > USUAL ? { distance } : {};
}

interface Kind {
  readonly of: Product['of'];
  readonly coated?: FinishName;
  readonly turn: number;
  readonly rise: number;
  readonly parts: Readonly<Record<string, ProductPart>>;
}

/** The table of a product with the changes of the kind that words name. */
function kindOf(product: Product, { cut, drawnAs }: Pick<Piece, 'cut' | 'drawnAs'>): Kind {
  if (drawnAs && product.earlier) return kindOf({ name: product.name, ...product.earlier }, { cut });
  const { of, coated, turn = TURN, rise = 0, parts, kinds, earlierKinds, earlierParts } = product;
  const own = cut ? earlierKinds?.[cut] : undefined;
  const kind = own && drawnAs && drawnAs <= (own.until ?? 1) ? own : cut ? kinds?.[cut] : undefined;
  const changed = new Map<string, TablePart>(Object.entries(parts));
  const changes = [...Object.entries((drawnAs && earlierParts) ?? {}), ...Object.entries(kind?.parts ?? {})];
  for (const [name, change] of changes) {
    const before = changed.get(name);
    if (change === null) changed.delete(name);
    // A change of another solid replaces the whole part.
    else if (before && (change.solid ?? before.solid) === before.solid)
      changed.set(name, { ...before, ...change } as TablePart);
    else changed.set(name, change as TablePart);
  }
  const built = [...changed].map(([name, part]) => [name, readPart(part)] as const);
  return {
    of: kind?.of ?? of,
    turn: kind?.turn ?? turn,
    rise: kind?.rise ?? rise,
    parts: Object.fromEntries(built),
    ...(coated && !drawnAs ? { coated } : {}),
  };
}

interface Build extends Omit<Kind, 'turn' | 'rise'> {
  readonly piece: Piece;
  readonly detail: number;
}

/** What words name the part by; scenes that were stored before know no word for an edge. */
const wordOf = ({ word, isWordOfEdge }: ProductPart, { dressesEdges }: Piece): ProductPart['word'] =>
  isWordOfEdge && !dressesEdges ? undefined : word;

const isNamed = ({ word }: ProductPart, { colours, partFabrics, details, shows = [] }: Piece): boolean =>
  word !== undefined &&
  ([...colours, ...partFabrics].some(({ part }) => part === word) ||
    details.some((detail) => detail === word) ||
    shows.includes(word));

function partOf(name: string, part: ProductPart, build: Build): Part {
  const dressed = dress(part, build);
  // Light is traced through round bars only.
  if (part.solid === 'bar' && dressed.fabric.name === 'glass') return glassBar(name, part, dressed.colour, build);
  const { mesh, print } = solidMesh(part, build);
  const isVessel = dressed.fabric.name === 'wood' && part.solid === 'turned' && part.hollow !== undefined;
  const sawn = isVessel ? cutFromBlock(mesh) : mesh;
  const grained = part.grain ? alongGrain(sawn, part.grain, part.at ?? [0, 0, 0]) : sawn;
  const placed = copiesOf(grained, part);
  const glaze = print ? undefined : glazeOf(part, build, mesh);
  const figure = print ?? glaze ?? (isTortoiseshell(part, dressed.fabric, build.piece) ? tortoiseshell : undefined);
  const detail = figure ? { detail: figure } : {};
  if (
    dressed.fabric.name === 'glass' &&
    (part.solid === 'turned' || part.solid === 'moulded' || part.solid === 'block')
  ) {
    const glass = glassBody(name, part, dressed.colour, build);
    return { name, role: 'glass', mesh: placed, glass, solid: true, castsShadow: false };
  }
  const made = { name, role: 'cloth', mesh: placed, solid: true, ...detail } as const;
  const isClose = part.solid === 'label' || (part.inside !== undefined && build.parts[part.inside] !== undefined);
  const within = isClose ? { ...made, castsShadow: false } : made;
  const word = wordOf(part, build.piece);
  const worded = word ? { ...within, colourPart: word } : within;
  // The piece's own fabric and colour are matched exactly when the wardrobe dresses the part.
  return dressed.material ? { ...worded, material: dressed.material } : worded;
}

/** Plastic of that colour is clouded; plain brown in scenes that were stored before version 3 of the drawing. */
const isTortoiseshell = ({ main }: ProductPart, { name }: Fabric, { colours, drawnAs }: Piece): boolean =>
  main === 'all' &&
  name === 'vinyl' &&
  !drawnAs &&
  colours.some((colour) => isMain(colour) && colour.name === 'tortoiseshell');

/** Materials that a potter glazes. */
const CLAYS: readonly Product['of'][] = ['glazed ceramic', 'porcelain', 'terracotta'];
/** The second colour of a glaze where words name none: that which runs over the rim, or that of the clay. */
const [RUN, CLAY] = [[0.62, 0.58, 0.5], [0.12, 0.2, 0.2]] as const; // prettier-ignore

/** The glaze that words name for a vessel and its handle; glaze runs down the vessel only. */
function glazeOf(part: ProductPart, { piece, of }: Build, mesh: Mesh): Painter | undefined {
  const { glaze: kind } = piece.attributes;
  const isClay = piece.fabric === null ? CLAYS.includes(of) : piece.fabric === 'ceramic';
  if (kind === undefined || part.main !== 'all' || !isClay || part.word === 'rim') return undefined;
  if (part.solid !== 'turned' && (kind === 'drip' || part.solid !== 'bar')) return undefined;
  const [, second] = piece.colours.filter(isMain);
  const colour = second ? linearFromHex(second.hex) : kind === 'drip' ? RUN : CLAY;
  return glazePainter({
    kind,
    height: meshBounds([mesh]).max[1],
    second: colour,
    ...(piece.specks && { specks: linearFromHex(piece.specks) }),
  });
}

/** A turned vessel is cut from one block of wood, whose grain runs along its longest side. */
function cutFromBlock(mesh: Mesh): Mesh {
  const { min, max } = meshBounds([mesh]);
  const sizes = [0, 1, 2].map((axis) => max[axis]! - min[axis]!);
  const along = sizes.indexOf(Math.max(...sizes));
  const [a, b] = [0, 1, 2].filter((axis) => axis !== along) as [number, number];
  const uvs = mesh.uvs.slice();
  for (let k = 0; k < uvs.length / 2; k++) {
    const at = (axis: number) => mesh.positions[k * 3 + axis]!;
    // Distance from the heart of the tree, which is outside the block.
    uvs[k * 2] = Math.hypot(at(a) - max[a]! - 0.6 * sizes[a]!, at(b) - max[b]! + 0.1 * sizes[b]!);
    uvs[k * 2 + 1] = at(along);
  }
  return { ...mesh, uvs };
}

function glassBar(name: string, part: Bar & PartPlace, colour: Dressed['colour'], { detail }: Build): Part {
  const { radius } = part;
  const round = { ...part, radius: typeof radius === 'number' ? radius : (radius[0] + radius[1]) / 2, joined: 0 };
  const glass: GlassBody = {
    outer: barField({ ...round, path: barPath(round) }),
    inner: () => 1,
    level: -Infinity,
    glass: colour ? absorptionOf(colour, DEPTH) : CLEAR,
    liquid: [0, 0, 0],
    enclosed: [],
  };
  return { name, role: 'glass', mesh: copiesOf(barMesh(round, detail), part), glass, solid: true, castsShadow: false };
}

interface Dressed {
  readonly fabric: Fabric;
  /** Linear colour that words or the table name; null for the natural colour of the fabric. */
  readonly colour: readonly [number, number, number] | null;
  /** Undefined where the part has the fabric and the colour of the piece. */
  readonly material?: Material;
}

function dress(part: ProductPart, { piece, of, coated }: Build): Dressed {
  const { main } = part;
  const word = wordOf(part, piece);
  const named = piece.partFabrics.find((row) => row.part === word)?.fabric;
  const whole = main === 'all' || main === 'material' ? piece.fabric : null;
  const own = piece.colours.find((colour) => colour.part === word);
  const takesColour = !named && (main === 'all' || main === 'colour');
  const mention = own ?? (takesColour ? piece.colours.filter(isMain)[part.nth ?? 0] : undefined);
  const isCoated = named === 'metal' && own && !metalNamed(own.name);
  // "A blue rim" is of the glaze of its mug, and only a rim of metal is gilded.
  const isGlazed = word === 'rim' && own && !metalNamed(own.name) && piece.drawnAs !== 1;
  const painted = { of: isGlazed ? of : (part.of ?? of), ...(coated ? { coated } : {}) };
  const usual = clothOf(isCoated ? 'powder coat' : paintedAs(painted, mention, piece), piece);
  const fabric =
    named && !isCoated ? clothOn(fabricOf(named), piece) : whole && !named ? clothOn(fabricOf(whole), piece) : usual;
  const colour = mention ? linearFromHex(mention.hex) : part.colour ? linearFromHex(part.colour) : null;
  if (main === 'all' && !named && !own && !part.of && !part.colour && !part.nth) return { fabric, colour };
  // "A gold cap" is of metal, whatever caps are usually made of.
  if (own && !named && WOODS.has(own.name)) {
    return { fabric, colour, material: swatchMaterials(finishOf('oak'), linearFromHex(own.hex)).material };
  }
  const metal = own && !named ? metalNamed(own.name) : undefined;
  if (metal) {
    const polished = finishOf('steel');
    return { fabric: polished, colour: metal, material: material({ ...polished.response, albedo: metal }) };
  }
  return { fabric, colour, material: swatchMaterials(fabric, colour ?? fabric.natural).material };
}

/** Materials that are painted where words name a colour that no metal has. */
const METALS: readonly Product['of'][] = ['aluminium', 'steel', 'brushed steel', 'brass'];

/** "A white desk", "a yellow can" are painted; "a walnut desk" is of wood. */
function paintedAs(
  { of, coated = 'paint' }: Pick<Product, 'of' | 'coated'>,
  colour: Piece['colours'][number] | undefined,
  { coatsMetal }: Piece,
): Product['of'] {
  if (coatsMetal && colour?.part === 'main' && METALS.includes(of)) return metalNamed(colour.name) ? of : coated;
  const isStain =
    !colour || WOODS.has(colour.name) || colourRows.some((row) => row.name === colour.name && isBrown(row));
  return of === 'oak' && !isStain ? 'paint' : of;
}

const isBrown = ({ family }: (typeof colourRows)[number]): boolean => family === 'brown';

/** Colours that name a wood: "walnut legs" are of wood, whatever legs are usually made of. */
const WOODS: ReadonlySet<string> = new Set(['walnut', 'chestnut', 'mahogany']);

const isMain = ({ part }: Piece['colours'][number]): boolean => part === 'main';

function solidMesh(part: ProductPart, build: Build): { readonly mesh: Mesh; readonly print?: Painter } {
  const { detail, parts } = build;
  switch (part.solid) {
    case 'turned':
      return { mesh: turnedMesh(part, detail) };
    case 'moulded':
      return { mesh: mouldedMesh(part, detail) };
    case 'block':
      return { mesh: blockMesh(part, detail) };
    case 'pillow':
      return { mesh: pillowMesh(part, detail) };
    case 'extruded':
      return { mesh: extrudedMesh(part, detail) };
    case 'bar':
      return { mesh: barMesh(part, detail) };
    case 'frame':
      return { mesh: frameMesh(part, detail) };
    case 'ball':
      return ballMesh(part, detail);
    case 'fringe':
      return { mesh: fringeMesh(part, detail) };
    case 'bow':
      return { mesh: bowMesh(part, detail) };
    case 'smear':
      return { mesh: smearMesh(part, detail) };
    case 'shell':
      return helmetShellMesh(part, detail);
    case 'crumbs':
      return { mesh: crumbsMesh(part, detail) };
    case 'pad': {
      const cushion = cushionMesh({ ...part, detail });
      if (!part.piped) return { mesh: cushion };
      return {
        mesh: mergeMeshes([cushion, ...([1, -1] as const).map((side) => pipingMesh({ ...part, detail }, side))]),
      };
    }
    case 'label': {
      const on = parts[part.on];
      if (!on) throw new Error(`there is no part ${part.on} for a label`);
      const { mesh, detail: print } = stuckLabel(part, on, detail);
      const { at } = on;
      const moved = at ? placeMesh(mesh, { at }) : mesh;
      return print ? { mesh: moved, print } : { mesh: moved };
    }
  }
}

/** Absorption per metre of clear glass. */
const CLEAR = [1.6, 0.8, 1.1] as const;
/** Metres of glass in which a named colour is fully developed: light crosses four walls. */
const DEPTH = 0.014;
const LIQUID_DEPTH = 0.04;
const WATER = '#f3efe8';

function glassBody(
  name: string,
  part: Extract<ProductPart, { readonly solid: Vessel }>,
  colour: Dressed['colour'],
  build: Build,
): GlassBody {
  const fields = fieldsOf(part);
  const { piece, parts } = build;
  const top = part.solid === 'turned' ? part.outline.at(-1)![1] : part.size[1];
  const named = piece.colours.find((mention) => mention.part === 'liquid')?.hex;
  // In glass of a named colour, an amber liquid would give a colour that nobody asked for.
  const liquid = part.solid === 'block' ? undefined : part.liquid;
  const juice = named ?? (piece.colours.some(isMain) && liquid ? WATER : liquid?.colour);
  const within = Object.values(parts).filter((other) => other.inside === name);
  return {
    ...fields,
    level: liquid ? liquid.level + (part.at?.[1] ?? 0) : -Infinity,
    glass: colour ? absorptionOf(colour, DEPTH) : CLEAR,
    liquid: juice ? absorptionOf(linearFromHex(juice), LIQUID_DEPTH) : [0, 0, 0],
    enclosed: within.flatMap((other) => {
      const { fabric, colour: own } = dress(other, build);
      const { albedo } = swatchMaterials(fabric, own ?? fabric.natural).material;
      return [
        other.poured
          ? { field: grown(outsideField(other)), albedo, touching: true }
          : { field: outsideField(other), albedo },
      ];
    }),
    ...(part.solid !== 'block' && part.hollow ? { mouth: top + (part.at?.[1] ?? 0) } : {}),
    ...(frostOf(piece) > 0 ? { frost: frostOf(piece) } : {}),
  };
}

/** Metres by which what is poured into glass reaches into its wall. */
const WETTED = 0.0003;
const grown =
  (field: DistanceField): DistanceField =>
  (x, y, z) =>
    field(x, y, z) - WETTED;

/** Distance to the outside of a part that stands in glass. */
function outsideField(part: ProductPart): DistanceField {
  if (part.solid === 'turned' || part.solid === 'moulded' || part.solid === 'block') return fieldsOf(part).outer;
  if (part.solid === 'bar') return barField(part);
  throw new Error(`a ${part.solid} solid cannot stand in glass`);
}

/** Spread of the normals of etched glass. */
const FROSTS: Readonly<Record<NonNullable<Piece['attributes']['frost']>, number>> = { frosted: 0.4, clear: 0 };
const frostOf = ({ attributes: { frost } }: Piece): number => (frost ? FROSTS[frost] : 0);

/** Solids other than bars that can be of glass. */
type Vessel = 'turned' | 'moulded' | 'block';

function plainFieldsOf(part: Extract<Solid, { readonly solid: Vessel }>): ReturnType<typeof turnedFields> {
  if (part.solid === 'turned') return turnedFields(part);
  return part.solid === 'moulded' ? mouldedFields(part) : { outer: blockField(part), inner: () => 1 };
}

/** Distances to a solid where it stands. */
function fieldsOf(part: Extract<Solid, { readonly solid: Vessel }> & ProductPart): {
  readonly outer: DistanceField;
  readonly inner: DistanceField;
} {
  const { outer, inner } = plainFieldsOf(part);
  const { at = [0, 0, 0], up = [0, 1, 0], front = [0, 0, 1] } = part;
  const y = normalise(up);
  const x = normalise(cross(y, front));
  const z = cross(x, y);
  const upright = up[1] === 1 && front[2] === 1;
  if (upright && at.every((value) => value === 0)) return { outer, inner };
  const moved =
    (field: DistanceField): DistanceField =>
    (px, py, pz) => {
      if (upright) return field(px - at[0], py - at[1], pz - at[2]);
      const from = subtract([px, py, pz], at);
      return field(dot(from, x), dot(from, y), dot(from, z));
    };
  return { outer: moved(outer), inner: moved(inner) };
}
