import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { PartName } from '../../../words/prompt/vocabulary/parts.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex } from '../../materials/colour.ts';
import { fabricOf } from '../../fabrics/index.ts';
import type { Form } from '../../parts/form.ts';
import { material } from '../../materials/material.ts';
import type { Material } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { swatchMaterials } from '../../dressing/wardrobe.ts';
import { metalNamed } from '../../construction/finishes/precious-metal.ts';
import { withoutSpeckles } from '../../construction/finishes/glaze.ts';
import type { LampMeshes } from './lamp-parts.ts';
import { lampKind } from './lamp-kinds.ts';
import { lacquer } from './shade-kinds.ts';

/** A lit lamp whose shade glows and illuminates its surroundings. */
export const lamp: Form = {
  name: 'lamp',
  fabric: (piece) => (lampKind(piece).metal ? 'metal' : 'ceramic'),
  adapt: withoutSpeckles,
  build({ piece, detail, freedom, random }) {
    const kind = lampKind(piece);
    const pleated = piece.attributes.shape !== 'cylinder' && (freedom < 0.4 || random() < 0.6);
    const meshes = kind.build({ piece, pleated, detail });
    const metal = metalOf(piece, kind.metal);
    const parts: (Part | null)[] = [
      meshes.base.length > 0 ? basePart(meshes, piece, kind.metal ? metal : null) : null,
      { name: 'metal', role: 'hardware', mesh: mergeMeshes(meshes.metal), material: metal, solid: true },
      shadePart(meshes, piece, metal),
      meshes.cord ? { name: 'cord', role: 'rubber', mesh: meshes.cord, material: FLEX, solid: true } : null,
    ];
    return { parts: parts.filter((part) => part !== null), presentation: 'floor', turn: kind.turn };
  },
};

const FLEX = material({ albedo: [0.05, 0.046, 0.042], roughness: 0.7 });
const BRASS: Rgb = [0.9, 0.67, 0.34];

function colourFor({ colours }: Piece, ...parts: readonly string[]): Piece['colours'][number] | undefined {
  return colours.find((colour) => parts.includes(colour.part));
}

function fabricFor({ partFabrics }: Piece, part: PartName) {
  return partFabrics.find((row) => row.part === part)?.fabric;
}

/** The metal of the lamp. `main` is true when the whole lamp is of metal and has the main colour. */
function metalOf(piece: Piece, main: boolean): Material {
  const named =
    colourFor(piece, 'hardware', 'frame') ?? (main || piece.fabric === 'metal' ? colourFor(piece, 'main') : undefined);
  const metal = named ? (metalNamed(named.name) ?? null) : BRASS;
  if (metal) return material({ albedo: metal, roughness: 0.2, metal: 1, reflectance: 0.6, wrap: 0 });
  return lacquer(linearFromHex(named!.hex));
}

function basePart(meshes: LampMeshes, piece: Piece, metal: Material | null): Part {
  const own = colourFor(piece, 'legs');
  const made = fabricFor(piece, 'legs');
  const part = {
    name: 'base',
    role: 'cloth',
    colourPart: 'legs',
    mesh: mergeMeshes(meshes.base),
    solid: true,
  } as const;
  if (!made) return metal && !own && piece.fabric !== 'wood' ? { ...part, material: metal } : part;
  const cloth = withoutSpeckles(fabricOf(made));
  return { ...part, material: swatchMaterials(cloth, own ? linearFromHex(own.hex) : cloth.natural).material };
}

/**
 * Colour of the shade: its own, or the main colour when words colour the foot separately; null when words leave it
 * open.
 */
function shadeColour(piece: Piece): Rgb | null {
  const own = colourFor(piece, 'shade') ?? (colourFor(piece, 'legs') ? colourFor(piece, 'main') : undefined);
  return own ? linearFromHex(own.hex) : null;
}

function shadePart({ shade, shadeKind, glow, bulb }: LampMeshes, piece: Piece, metal: Material): Part {
  const named = shadeColour(piece);
  const shines = { at: bulb, reach: Math.max(0.16, (glow[1] - glow[0]) * 1.3) };
  const part = { name: 'shade', role: 'cloth', colourPart: 'shade', mesh: shade, shines } as const;
  return { ...part, ...shadeKind.dress({ named, metal, glow }) };
}
