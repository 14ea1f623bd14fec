import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex } from '../../materials/colour.ts';
import { fabricOf } from '../../fabrics/index.ts';
import type { Fabric, FabricName } from '../../fabrics/fabric.ts';
import type { Form } from '../../parts/form.ts';
import { material } from '../../materials/material.ts';
import type { Material } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { swatchMaterials } from '../../dressing/wardrobe.ts';
import { metalNamed } from '../../construction/finishes/precious-metal.ts';
import type { ChairDesign } from './chair-design.ts';
import { kindOf } from './chair-kinds.ts';
import { caneTrim, caneWeave, cordWeave } from './weaves.ts';

/** A chair of wood, cane, bent tube or upholstery. */
export const chair: Form = {
  name: 'chair',
  fabric: (piece) => kindOf(piece).fabric,
  adapt: upholstered,
  build({ piece, detail }) {
    const kind = kindOf(piece);
    const hard = piece.fabric === null || HARD.has(piece.fabric);
    const cushioned = piece.partFabrics.some(({ part }) => part === 'cushion') || has(piece, 'cushion');
    const padded = kind.hardSeat && (!hard || cushioned);
    const design = kind.design({ detail, padded, tufted: piece.details.some((name) => TUFTED.has(name)) });
    return { parts: partsOf(design, piece, kind.hardSeat && hard), presentation: 'floor', turn: 0.62 };
  },
};

/**
 * Fabrics as they look on seats: moulded plastic is smooth, and boucle is looped from one yarn instead of woven from
 * yarns of several colours.
 */
function upholstered(fabric: Fabric, named: boolean): Fabric {
  if (fabric.name === 'vinyl' && !named) return { ...fabric, response: { roughness: 0.36, reflectance: 0.045 } };
  if (fabric.name !== 'tweed') return fabric;
  const { response, depth, natural } = fabricOf('shearling');
  const { bump: curls } = response;
  const loops = curls ? { bump: (u: number, v: number) => 0.5 * curls(u, v) } : {};
  return { ...fabric, response: { ...response, ...loops }, natural, ...(depth === undefined ? {} : { depth }) };
}

/** Materials that are never upholstery. */
const HARD: ReadonlySet<FabricName> = new Set(['wood', 'metal', 'straw', 'glass', 'ceramic']);

/** Details that quilt the upholstery. */
const TUFTED: ReadonlySet<Piece['details'][number]> = new Set(['tufting', 'quilting']);

function has({ colours }: Piece, part: string): boolean {
  return colours.some((colour) => colour.part === part);
}

function partsOf(design: ChairDesign, piece: Piece, wooden: boolean): Part[] {
  const frame = frameMaterial(piece, wooden);
  const metal = design.tubular ? (metalFrame(piece) ?? CHROME) : BLACK_STEEL;
  const parts: (Part | null)[] = [
    part('frame', design.frame, { role: 'wood', colourPart: 'legs', material: frame }),
    part('cover', design.cover, { role: 'cloth', colourPart: 'cushion', solid: true, ...coverMaterial(piece) }),
    part('piping', design.piping, { role: has(piece, 'trim') ? 'contrast' : 'cloth', colourPart: 'trim' }),
    part('cane', design.cane, { role: 'cloth', material: CANE, detail: caneWeave, trim: caneTrim, solid: false }),
    part('cord', design.cord, { role: 'cloth', material: CORD, detail: cordWeave }),
    part('metal', design.metal, { role: 'hardware', material: metal }),
  ];
  return parts.filter((made) => made !== null);
}

function part(
  name: string,
  meshes: readonly Mesh[] | undefined,
  more: Partial<Part> & Pick<Part, 'role'>,
): Part | null {
  if (!meshes || meshes.length === 0) return null;
  return { name, mesh: mergeMeshes(meshes), solid: true, ...more };
}

const OAK: Rgb = [0.36, 0.215, 0.105];
const CANE = material({ albedo: [0.56, 0.41, 0.22], roughness: 0.5, wrap: 0.1 });
const CORD = material({ albedo: [0.5, 0.38, 0.23], roughness: 0.8, wrap: 0.1 });
const CHROME = material({ albedo: [0.72, 0.725, 0.735], roughness: 0.06, metal: 1, reflectance: 0.6, wrap: 0 });
const BLACK_STEEL = material({ albedo: [0.02, 0.02, 0.021], roughness: 0.4, reflectance: 0.05 });

function frameMaterial(piece: Piece, wooden: boolean): Material {
  const own = piece.colours.find(({ part: name }) => name === 'legs' || name === 'frame');
  const metal = own ? metalNamed(own.name) : undefined;
  if (metal) return { ...CHROME, albedo: metal, roughness: 0.12 };
  const main = wooden ? piece.colours.find(({ part: name }) => name === 'main') : undefined;
  const mention = own ?? woodNamed(piece) ?? main;
  return swatchMaterials(fabricOf('wood'), mention ? linearFromHex(mention.hex) : OAK).material;
}

/** Colours that name a wood. In "a walnut chair with a cream seat" they are the colour of the frame. */
const WOODS: ReadonlySet<string> = new Set(
  'walnut oak teak beech ash mahogany ebony rosewood cherry pine maple birch'.split(' '),
);

function woodNamed({ colours }: Piece) {
  return colours.find(({ name, part: of }) => of === 'main' && WOODS.has(name));
}

/** Upholstery on a frame of a named wood has the second colour, or the natural colour of its fabric. */
function coverMaterial(piece: Piece): { readonly material?: Material } {
  const wood = woodNamed(piece);
  if (!wood || piece.fabric === null || HARD.has(piece.fabric) || has(piece, 'cushion')) return {};
  const other = piece.colours.find((mention) => mention.part === 'main' && mention !== wood);
  const fabric = upholstered(fabricOf(piece.fabric), true);
  return { material: swatchMaterials(fabric, other ? linearFromHex(other.hex) : fabric.natural).material };
}

function metalFrame(piece: Piece): Material | null {
  const own = piece.colours.find(({ part: name }) => name === 'legs' || name === 'frame');
  const albedo = own ? metalNamed(own.name) : undefined;
  if (albedo) return { ...CHROME, albedo };
  return own ? { ...BLACK_STEEL, albedo: linearFromHex(own.hex) } : null;
}
