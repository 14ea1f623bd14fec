/**
 * Properties of a part that shading reads at every sample. Parts and materials are built in many ways, and V8 looks up
 * fields slowly in code that meets objects of more than four shapes, so all fields are written out here in one
 * order.
 */
import type { Material, Painter } from '../materials/material.ts';
import type { LineDrawing, SurfaceRole } from '../parts/part.ts';
import type { ScenePart } from '../parts/scene.ts';

export interface SeenPart {
  readonly role: SurfaceRole;
  readonly solid: boolean;
  readonly material: SeenMaterial;
  /** Material of the inside of a sheet. */
  readonly lining: SeenMaterial;
  readonly detail: Painter | undefined;
  readonly lines: LineDrawing | undefined;
}

/** A material with all fields, which are undefined where it has none. */
export type SeenMaterial = { readonly [Field in keyof Required<Material>]: Material[Field] | UndefinedIn<Field> };

type UndefinedIn<Field extends keyof Material> = Material extends Record<Field, unknown> ? never : undefined;

export function seenPart({ role, solid = false, material, lining, detail, lines }: ScenePart): SeenPart {
  return { role, solid, material: seenMaterial(material), lining: seenMaterial(lining), detail, lines };
}

function seenMaterial(m: Material): SeenMaterial {
  return {
    albedo: m.albedo,
    roughness: m.roughness,
    reflectance: m.reflectance,
    metal: m.metal,
    specular: m.specular,
    specularTint: m.specularTint,
    anisotropy: m.anisotropy,
    anisotropyAlong: m.anisotropyAlong,
    sheen: m.sheen,
    sheenPower: m.sheenPower,
    sheenWhite: m.sheenWhite,
    wrap: m.wrap,
    transmission: m.transmission,
    opacity: m.opacity,
    coat: m.coat,
    bump: m.bump,
    relief: m.relief,
    bumpStep: m.bumpStep,
    bumpPitch: m.bumpPitch,
    hair: m.hair,
    paint: m.paint,
  };
}
