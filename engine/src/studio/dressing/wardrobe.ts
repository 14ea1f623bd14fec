/** Decides the material of every part: from the piece's fabric, pattern and colours, or by the part's role. */
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { linearFromHex, luminance, mixColours, scaleColour } from '../materials/colour.ts';
import type { Fabric } from '../fabrics/fabric.ts';
import { fabricOf } from '../fabrics/index.ts';
import { hasDyedZip } from '../parts/dyed-zip.ts';
import { material, paintInOrder } from '../materials/material.ts';
import type { Material, Painter } from '../materials/material.ts';
import type { Part, SurfaceRole } from '../parts/part.ts';
import type { Pattern } from '../patterns/drawing/pattern.ts';
import { printOf } from '../patterns/print-of.ts';
import { patternPalette } from '../patterns/pattern-palette.ts';
import { areaPlaces, inAreas } from './areas.ts';
import { adornmentOf } from './adornments/adornments.ts';
import { finished, worked } from './finished.ts';
import { isNamedColour } from './is-named-colour.ts';
import { ROLE_MATERIALS } from './role-materials.ts';
import type { ScenePart } from '../parts/scene.ts';

/** Gives the parts of a form their materials. */
export function dressParts(parts: readonly Part[], piece: Piece, index: number, fabric: Fabric): ScenePart[] {
  const adornment = adornmentOf(piece);
  const thread = threadOf(piece);
  const divided = piece.areas ? parts.filter(hasAreas) : [];
  const places = piece.areas && divided.length > 0 ? areaPlaces(divided, piece.areas) : null;
  return parts.map((bare) => {
    const part = thread === null ? bare : sewnWith(bare, thread);
    const isDivided = places !== null && divided.includes(bare);
    const bareMaterial = isDivided
      ? inAreas(areaMaterials(part, piece, fabric), piece.areas!, places)
      : (ownMaterial(part, piece) ?? partMaterial(part, piece, partFabric(part, piece, fabric)));
    const surfaced = worked(hasPieceSurface(part) ? finished(bareMaterial, piece) : bareMaterial, piece);
    const right = adorned(part, surfaced, adornment);
    const lining = part.lined && right.opacity === 1 ? smoothLining(right) : wrongSide(right);
    const asked = part.material || isDivided ? null : askedColour(part, piece, partFabric(part, piece, fabric));
    const dressed = { ...part, material: right, lining, piece: index, ...(asked && { asked }) };
    return isDivided ? { ...dressed, paintsByPlace: true } : dressed;
  });
}

/** Whether the areas of the piece divide the part: it is of the piece's own cloth, and the words leave its colour open. */
const hasAreas = ({ role, colourPart, material: own }: Part): boolean =>
  (role === 'cloth' || role === 'contrast') &&
  own === undefined &&
  (colourPart === undefined || SEWN.includes(colourPart));

/** Parts that are cut from the cloth of their piece, and divided with it. */
const SEWN: readonly Part['colourPart'][] = [
  ...([
    'sleeves',
    'collar',
    'cuffs',
    'pockets',
    'hood',
    'lapels',
    'bodice',
    'hem',
    'ruffles',
    'pleats',
    'drape',
  ] as const),
  ...(['slit', 'cushion', 'piping', 'vessel'] as const),
];

/** The materials of the areas on one part. */
function areaMaterials(part: Part, piece: Piece, fabric: Fabric): readonly Material[] {
  const main = piece.colours.find(({ part: of }) => of === 'main');
  return piece.areas!.parts.map(({ hex, fabric: own, isPrinted }) => {
    const cloth = own ? fabricOf(own) : partFabric(part, piece, fabric);
    const colour = hex ?? (own ? undefined : main?.hex);
    const linear = colour === undefined ? undefined : linearFromHex(colour);
    return clothMaterial(cloth, linear, isPrinted ? piece : null, linear ? [linear] : [], part.unprinted);
  });
}

/** Whether what words say of the surface of the whole piece is said of the part. */
const hasPieceSurface = ({ role, colourPart, material: own }: Part): boolean =>
  (role === 'cloth' || role === 'contrast') && colourPart === undefined && own === undefined;

/** The linear colour that words name for the stitches; null for none. */
function threadOf({ colours, drawsTrims }: Piece): Rgb | null {
  const named = drawsTrims ? colours.find(({ part }) => part === 'stitching') : undefined;
  return named ? linearFromHex(named.hex) : null;
}

function sewnWith(part: Part, thread: Rgb): Part {
  const { detail } = part;
  if (!detail) return part;
  return {
    ...part,
    detail: (point, surface) => {
      surface.thread = thread;
      detail(point, surface);
    },
  };
}

/** Handwork covers the cloth of a garment, and no part with a material of its own. */
function adorned({ role, material: own }: Part, right: Material, adornment: Painter | undefined): Material {
  const paint = role === 'cloth' && !own ? paintInOrder(right.paint, adornment) : right.paint;
  return paint === right.paint || paint === undefined ? right : { ...right, paint };
}

/** The colour that words name for a part of plain dyed cloth; null for prints, bare metal and other materials. */
function askedColour(part: Part, piece: Piece, fabric: Fabric): Hex | null {
  if ((part.role !== 'cloth' && part.role !== 'contrast') || fabric.bareMetal) return null;
  const own = piece.colours.find((colour) => colour.part === part.colourPart);
  if (!own && printOf(piece)) return null;
  const main = piece.colours.filter((colour) => colour.part === 'main');
  const trimming = piece.colours.find((colour) => colour.part === 'trim');
  const asked = own ?? (part.role === 'contrast' ? (trimming ?? main[1] ?? main[0]) : main[0]);
  return asked && !(fabric.washed && isNamedColour(asked.hex)) ? asked.hex : null;
}

/**
 * The material that the form has set; hardware whose colour words name takes it as metal, or as plastic for a dyed zip.
 */
function ownMaterial({ role, colourPart, material: own }: Part, piece: Piece): Material | undefined {
  const named = role === 'hardware' && own ? piece.colours.find(({ part }) => part === colourPart) : undefined;
  if (!own || !named) return own;
  const colour = linearFromHex(named.hex);
  if (colourPart === 'zip' && hasDyedZip(piece)) return { ...own, ...PLASTIC, albedo: clothAlbedo(colour, 0.85) };
  return { ...own, albedo: metalAlbedo(colour) };
}

/** Moulded teeth and a painted slider. */
const PLASTIC = { metal: 0, roughness: 0.38, reflectance: 0.045 } as const;

/** Returns the materials of both sides of a plain piece of cloth in a linear colour. */
export function swatchMaterials(fabric: Fabric, colour: Rgb): Pick<ScenePart, 'material' | 'lining'> {
  const right = clothMaterial(fabric, colour, null, []);
  return { material: right, lining: wrongSide(right) };
}

/** The material of a plain piece of a fabric in a linear colour, or in the one that it has by nature. */
export const plainMaterial = (fabric: Fabric, colour: Rgb | undefined): Material =>
  clothMaterial(fabric, colour, null, []);

/** Gives the parts of a stand or a setting their own material, or else that of their role. */
export function propParts(parts: readonly Part[]): ScenePart[] {
  return parts.map((part) => {
    const right = part.material ?? roleMaterial(part.role, null);
    return { ...part, material: right, lining: wrongSide(right), piece: -1 };
  });
}

function partFabric({ colourPart, fabric }: Part, { partFabrics }: Piece, main: Fabric): Fabric {
  const named = partFabrics.find(({ part }) => part === colourPart)?.fabric ?? fabric;
  return named ? fabricOf(named) : main;
}

function partMaterial(part: Part, piece: Piece, fabric: Fabric): Material {
  const own = part.colourPart ? piece.colours.find((colour) => colour.part === part.colourPart) : undefined;
  const main = piece.colours.filter((colour) => colour.part === 'main').map((colour) => linearFromHex(colour.hex));
  if (part.role === 'lining') return roleMaterial('lining', liningColour(fabric, main[0] ?? fabric.natural));
  if (part.role !== 'cloth' && part.role !== 'contrast') {
    return roleMaterial(part.role, own ? linearFromHex(own.hex) : null);
  }
  // In "white with navy details", parts in a contrasting colour take the colour of the trimmings.
  const trimming = piece.colours.find((colour) => colour.part === 'trim');
  const contrast = trimming ? linearFromHex(trimming.hex) : (main[1] ?? main[0]);
  const second = part.role === 'contrast' ? contrast : main[0];
  const colour = own ? linearFromHex(own.hex) : second;
  return clothMaterial(fabric, colour, own ? null : piece, main, part.unprinted);
}

/** Linear colour of the lining under openwork, against which motifs and holes are visible. */
const NUDE: Rgb = [0.68, 0.43, 0.34];

function liningColour({ openwork }: Fabric, cloth: Rgb): Rgb {
  return openwork ? mixColours(cloth, NUDE, 0.9) : cloth;
}

function roleMaterial(role: SurfaceRole, colour: Rgb | null): Material {
  const base = ROLE_MATERIALS[role];
  if (!colour) return base;
  return { ...base, albedo: base.metal === 1 ? metalAlbedo(colour) : scaleColour(colour, 0.8) };
}

function clothMaterial(
  fabric: Fabric,
  colour: Rgb | undefined,
  piece: Piece | null,
  main: readonly Rgb[],
  unprinted?: Part['unprinted'],
): Material {
  const depth = fabric.depth ?? 0.8;
  const dyed = fabric.bareMetal ? metalAlbedo : (own: Rgb) => clothAlbedo(own, depth);
  const albedo = colour ? dyed(colour) : fabric.natural;
  const cloth = material({ ...fabric.response, albedo });
  const print = piece && printOf(piece);
  if (!print) return cloth;
  const named = piece.pattern!.colours.map((mention) => linearFromHex(mention.hex));
  const palette = patternPalette(print, main, named, piece.pattern!.isWhole).map((c) => clothAlbedo(c, depth));
  return { ...cloth, paint: printPainter(print, palette, cloth.paint, unprinted) };
}

/**
 * Returns the albedo of dyed fabric, which is never as saturated or as bright as a screen colour: at the usual depth of
 * .8 white stays below .74, and black is .012 so that its folds are visible. A lower depth (shiny fabric) makes dyes
 * darker, but pale shades only a little.
 */
function clothAlbedo(colour: Rgb, fabricDepth: number): Rgb {
  const grey = luminance(colour);
  const [r, g, b] = mixColours(colour, [grey, grey, grey], 0.04);
  const black = 0.012 * (1 - smoothstep(0.004, 0.016, grey));
  const depth = fabricDepth + 0.85 * Math.max(0, 0.8 - fabricDepth) * smoothstep(0.52, 0.84, grey);
  const channel = (value: number) => Math.max(0.004, value * depth * (1 - 0.13 * (value * depth) ** 2) + black);
  return [channel(r), channel(g), channel(b)];
}

/**
 * Returns the reflection of bare metal, which is brighter and paler than the colour of its name: gold is near (.9, .66,
 * .25).
 */
function metalAlbedo(colour: Rgb): Rgb {
  const brightest = Math.max(...colour, 1e-4);
  const strength = Math.min(0.9, brightest * 1.6);
  const channel = (value: number) => strength * Math.pow(value / brightest, 0.62);
  return [channel(colour[0]), channel(colour[1]), channel(colour[2])];
}

function printPainter(
  print: Pattern,
  palette: readonly Rgb[],
  weave: Painter | undefined,
  unprinted: Part['unprinted'],
): Painter {
  const ink = new Float64Array(3);
  return (point, surface) => {
    if (unprinted?.(point.u, point.v)) ink.set(palette[0]!);
    else print.paint(point.u, point.v, point.footprint, palette, ink);
    const fade = point.back ? 0.6 : 1;
    surface.r = ink[0]! * fade;
    surface.g = ink[1]! * fade;
    surface.b = ink[2]! * fade;
    weave?.(point, surface);
  };
}

function wrongSide(cloth: Material): Material {
  const { albedo } = cloth;
  return {
    ...cloth,
    albedo: scaleColour(albedo, 0.7),
    specular: cloth.specular * 0.5,
    sheen: cloth.sheen * 0.5,
  };
}

/** Returns plain satin in the shade of the fabric, without its weave, nap, print or hair. */
function smoothLining(cloth: Material): Material {
  const { bump: _weave, bumpPitch: _pitch, paint: _nap, hair: _hair, ...smooth } = wrongSide(cloth);
  return { ...smooth, anisotropy: 0.14, anisotropyAlong: 'warp', transmission: 0, coat: 0 };
}
