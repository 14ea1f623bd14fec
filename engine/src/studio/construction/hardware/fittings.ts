/** Metal fittings as meshes (rings, plates, studs, locks), and the part that they form. All lengths in metres. */
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { roundedLoft } from '../../../foundation/geometry/mesh/rounded-loft.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { material } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';

/** A ring or oval link of wire; `across` and `along` span its plane, and their lengths are its radii. */
export function wireRing(at: Vec3, across: Vec3, along: Vec3, wire: number, detail: number): Mesh {
  const steps = Math.max(16, Math.round(64 * detail));
  const path = Array.from({ length: steps + 1 }, (_, i): MutableVec3 => {
    const angle = (i / steps) * TAU;
    return addScaled(addScaled(at, across, Math.cos(angle)), along, Math.sin(angle));
  });
  return tubeMesh(path, { radius: wire, closed: true, sides: detail < 0.5 ? 8 : 14, rows: steps });
}

/** A plate with rounded edges whose face looks along `front`. */
export function plate(
  at: Vec3,
  half: readonly [width: number, height: number],
  thickness: number,
  corner: number,
  front: Vec3,
): Mesh {
  const loft = roundedLoft({
    columns: 64,
    rows: 28,
    bottom: 0,
    top: thickness,
    corner,
    edge: Math.min(0.0013, thickness * 0.4),
    halfWidth: () => half[0],
    halfDepth: () => half[1],
  });
  return placeMesh(loft, { at, up: front, front: [0, -1, 0] });
}

/** A domed rivet or foot that stands out along `front`. */
export function stud(at: Vec3, radius: number, height: number, front: Vec3): Mesh {
  const steps = 10;
  const outline = Array.from({ length: steps + 1 }, (_, i): readonly [number, number] => {
    const angle = ((i / steps) * Math.PI) / 2;
    return [Math.max(1e-5, radius * Math.sin(angle)), height * Math.cos(angle)];
  });
  return placeMesh(latheMesh(outline, { columns: 28 }), { at, up: front, front: [0.3, -0.9, 0.1] });
}

/** A plate with a bar that turns to close the flap. */
export function turnLock(at: Vec3, size: number, front: Vec3): Mesh {
  const lift = (far: number) => addScaled(at, front, far);
  return mergeMeshes([
    plate(at, [0.021 * size, 0.0155 * size], 0.0034, 0.0035 * size, front),
    plate(lift(0.0034), [0.0105 * size, 0.0085 * size], 0.003, 0.008 * size, front),
    plate(lift(0.0055), [0.0062 * size, 0.0125 * size], 0.007, 0.0045 * size, front),
  ]);
}

const POLISHED = material({ albedo: [0.93, 0.7, 0.36], roughness: 0.2, metal: 1, reflectance: 0.6, wrap: 0 });

/** One part for all the metal of a thing, in the colour of its hardware: gold by default. */
export function metalPart(name: string, meshes: readonly Mesh[], named: boolean): Part {
  const part: Part = { name, role: 'hardware', colourPart: 'hardware', mesh: mergeMeshes(meshes), solid: true };
  return named ? part : { ...part, material: POLISHED };
}

/** All the metal of a bag. The words "gold chain" name the metal of the chain, and thereby that of the clasp. */
export function bagMetal(name: string, meshes: readonly Mesh[], { colours, attributes }: Piece): Part {
  const has = (part: string) => colours.some((colour) => colour.part === part);
  if (!has('hardware') && attributes.strap === 'chain' && has('straps'))
    return { ...metalPart(name, meshes, true), colourPart: 'straps' };
  return metalPart(name, meshes, has('hardware'));
}
