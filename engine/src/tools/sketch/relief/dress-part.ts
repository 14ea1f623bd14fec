import type { Brief, Piece } from '../../../words/prompt/brief.ts';
import type { PartName } from '../../../words/prompt/vocabulary/parts.ts';
import { fabricOf } from '../../../studio/fabrics/index.ts';
import { linearFromHex } from '../../../studio/materials/colour.ts';
import { material } from '../../../studio/materials/material.ts';
import type { Material, Painter } from '../../../studio/materials/material.ts';
import type { Part } from '../../../studio/parts/part.ts';
import type { ScenePart } from '../../../studio/parts/scene.ts';
import { dressParts, plainMaterial, swatchMaterials } from '../../../studio/dressing/wardrobe.ts';
import type { PartPlan } from '../naming/part-plan.ts';
import { REGION_KINDS } from '../naming/region-name.ts';

/** The geometry of one part, without its material. */
interface Sheet {
  readonly mesh: Part['mesh'];
  readonly trim: NonNullable<Part['trim']>;
  readonly seams: Painter;
}

/** Gives a sheet the cloth that the words name, and adds a lining when it is transparent. */
export function dressPart(plan: PartPlan, { mesh, trim, seams }: Sheet, brief: Brief): ScenePart[] {
  const piece = brief.pieces[Math.max(0, plan.piece)]!;
  const word = REGION_KINDS[plan.name].words.find((part) =>
    [...piece.colours, ...piece.partFabrics].some((said) => said.part === part),
  );
  const own =
    plan.piece < 0
      ? (BARE[plan.name] ?? SKIN)
      : plan.colour
        ? swatchMaterials(plan.fabric, linearFromHex(plan.colour)).material
        : naturalOf(piece, word);
  const part: Part = {
    name: `${plan.piece} ${plan.name} ${plan.colour ?? ''}`,
    role: plan.role,
    mesh,
    trim,
    detail: seams,
    ...(word && { colourPart: word }),
    ...(own && { material: own }),
    ...(plan.name === 'bodice' && piece.form === 'skirt' && isSheer(plan) ? { fabric: 'satin' } : {}),
  };
  const [outer] = dressParts([part], piece, Math.max(0, plan.piece), plan.fabric);
  if (outer!.material.opacity >= 1) return [outer!];
  // Transparent cloth is made up over a lining.
  const behind = { ...part, name: `${part.name} lining`, role: 'lining', mesh: setBack(mesh, LINING_GAP) } as const;
  return [...dressParts([behind], piece, Math.max(0, plan.piece), plan.fabric), outer!];
}

/** The material of a part whose cloth the words name without a colour; null where they do not. */
function naturalOf({ colours, partFabrics }: Piece, word: PartName | undefined): Material | null {
  const named = partFabrics.find(({ part }) => part === word);
  if (!word || !named || colours.some(({ part }) => part === word)) return null;
  return plainMaterial(fabricOf(named.fabric), undefined);
}

const isSheer = ({ fabric }: PartPlan) => (fabric.response.opacity ?? 1) < 1;

/** Metres between sheer cloth and its lining. */
const LINING_GAP = 0.006;

function setBack(mesh: Part['mesh'], by: number): Part['mesh'] {
  const positions = mesh.positions.slice();
  for (let k = 0; k < positions.length; k += 3) {
    for (let axis = 0; axis < 3; axis++) positions[k + axis] = positions[k + axis]! - by * mesh.normals[k + axis]!;
  }
  return { ...mesh, positions };
}

/** Skin of a drawn figure: warm and pale, with little shine. */
const SKIN = material({ albedo: [0.56, 0.36, 0.27], roughness: 0.62, reflectance: 0.035, specular: 0.5, wrap: 0.24 });
/** Defaults for a drawn head where the words are silent: brown hair, straw. */
const BARE: Partial<Record<PartPlan['name'], typeof SKIN>> = {
  hair: material({ albedo: [0.055, 0.034, 0.024], roughness: 0.5, reflectance: 0.04, specular: 0.6, wrap: 0.1 }),
  headwear: material({ albedo: [0.56, 0.46, 0.32], roughness: 0.85, reflectance: 0.03, specular: 0.3, wrap: 0.2 }),
};
