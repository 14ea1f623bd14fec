/**
 * Tells apart the sheets of flat cloth of a part whose gores lie over each other at the same flat coordinates, so that an
 * artwork lies on one of them only.
 */
import { GORES, type Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Material, Painter, SurfacePoint } from '../materials/material.ts';
import type { Part } from '../parts/part.ts';
import type { ScenePart } from '../parts/scene.ts';
import type { ClothPoint } from './cloth-map.ts';

/**
 * Metres along u from one sheet to the next once they are apart: farther than any cloth is wide, and near enough for
 * coordinates of 32 bits to be exact to a thousandth of a millimetre.
 */
const APART = 8;

/** The sheet of a point of a part whose sheets are apart. */
export const sheetAt = (u: number): number => Math.round(u / APART);
/** The u of such a point on its own sheet. */
export const ownU = (u: number): number => u - APART * sheetAt(u);

/** The sheets on which an artwork round a point may lie; null for a part that has only one. */
export function sheetsAround({ mesh }: Part, { sheet, u, normal }: ClothPoint): readonly number[] | null {
  if (mesh.sheets === undefined) return null;
  if (sheet === GORES.front || (sheet === GORES.all && normal[2] >= 0)) return [GORES.all, GORES.front];
  if (sheet !== GORES.all) return [GORES.all, sheet];
  return [GORES.all, u > 0 ? GORES.backLeft : GORES.backRight];
}

/** The sheets of a back, of which the halves meet at a seam; null for a part that has only one. */
export const backSheets = ({ mesh }: Part): readonly number[] | null =>
  mesh.sheets === undefined ? null : [GORES.all, GORES.backLeft, GORES.backRight];

/**
 * A part with only the cloth of some of its sheets; with all of it for null. The sheets may be those of the same part in
 * another density: a skirt that is nearly straight may have gores in one and a single sheet in another.
 */
export function ofSheets(part: Part, sheets: readonly number[] | null): Part {
  return sheets === null || part.mesh.sheets === undefined ? part : { ...part, mesh: meshOf(part.mesh, sheets) };
}

/** The meshes of the sheets of each mesh, by their numbers. */
const knownSheets = new WeakMap<Mesh, Map<string, Mesh>>();

function meshOf(mesh: Mesh, sheets: readonly number[]): Mesh {
  let known = knownSheets.get(mesh);
  if (known === undefined) knownSheets.set(mesh, (known = new Map()));
  const key = sheets.join();
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = chosenTriangles(mesh, (sheet) => sheets.includes(sheet))));
  return found;
}

/** The triangles of chosen sheets, with no other vertices than theirs. */
function chosenTriangles(mesh: Mesh, isChosen: (sheet: number) => boolean): Mesh {
  const sources: number[] = [];
  const targets = new Map<number, number>();
  const indices: number[] = [];
  mesh.indices.forEach((source, k) => {
    if (!isChosen(mesh.sheets![Math.floor(k / 3)]!)) return;
    if (!targets.has(source)) targets.set(source, sources.push(source) - 1);
    indices.push(targets.get(source)!);
  });
  const sheets = mesh.sheets!.filter(isChosen);
  return { ...withVertices(mesh, sources), indices: Uint32Array.from(indices), sheets };
}

const withVertices = ({ positions, normals, uvs }: Mesh, sources: readonly number[]): Omit<Mesh, 'indices'> => {
  const rows = (values: Float32Array, size: number) => {
    const out = new Float32Array(sources.length * size);
    sources.forEach((source, k) => out.set(values.subarray(source * size, (source + 1) * size), k * size));
    return out;
  };
  return { positions: rows(positions, 3), normals: rows(normals, 3), uvs: rows(uvs, 2) };
};

/**
 * A part whose sheets no longer have coordinates in common, so that each has a material of its own.
 * @param part a part with several sheets.
 * @param surfaceOf the material and the detail of a sheet, for points of the flat cloth as it was before.
 */
export function withSheetsApart(
  part: ScenePart,
  surfaceOf: (sheet: number) => Pick<ScenePart, 'material' | 'detail'>,
): ScenePart {
  const { trim, lines, detail, lining } = part;
  const surfaces = Object.values(GORES).map(surfaceOf);
  return {
    ...part,
    mesh: apartMesh(part.mesh),
    material: onSheets(surfaces.map(({ material }) => material)),
    lining: onSheets(Object.values(GORES).map(() => lining)),
    ...(trim && { trim: (x, y, z, u, v) => trim(x, y, z, ownU(u), v) }),
    ...(lines && { lines: (x, y, z, u, v) => lines(x, y, z, ownU(u), v) }),
    ...(detail && { detail: paintedOnSheets(surfaces.map((surface) => surface.detail)) }),
  };
}

const knownApart = new WeakMap<Mesh, Mesh>();

function apartMesh(mesh: Mesh): Mesh {
  let known = knownApart.get(mesh);
  if (known === undefined) knownApart.set(mesh, (known = movedApart(mesh)));
  return known;
}

/** Gives each sheet vertices of its own, those of a higher number after the vertices that the mesh has. */
function movedApart(mesh: Mesh): Mesh {
  const { indices, sheets } = mesh;
  const count = mesh.positions.length / 3;
  const sources = Array.from({ length: count }, (_, k) => k);
  const sheetOf = new Uint8Array(count).fill(UNUSED);
  const copies = new Map<number, number>();
  const sheetsOfCopies: number[] = [];
  const moved = indices.map((source, k) => {
    const sheet = sheets![Math.floor(k / 3)]!;
    if (sheetOf[source] === UNUSED) sheetOf[source] = sheet;
    if (sheetOf[source] === sheet) return source;
    const key = source * 4 + sheet;
    let copy = copies.get(key);
    if (copy === undefined) {
      copies.set(key, (copy = sources.push(source) - 1));
      sheetsOfCopies.push(sheet);
    }
    return copy;
  });
  const vertices = withVertices(mesh, sources);
  for (let k = 0; k < sources.length; k++) {
    const sheet = k < count ? sheetOf[k]! : sheetsOfCopies[k - count]!;
    if (sheet !== UNUSED) vertices.uvs[2 * k] = vertices.uvs[2 * k]! + APART * sheet;
  }
  return { ...vertices, indices: moved };
}

const UNUSED = 255;

/** The material of a part by its sheets, which differ in paint, bump and relief only. */
function onSheets(materials: readonly Material[]): Material {
  const [first] = materials;
  const paints = materials.map(({ paint }) => paint);
  const bumps = materials.map(({ bump }) => bump);
  const reliefs = materials.map(({ relief }) => relief);
  return {
    ...first!,
    ...(paints.some(Boolean) && { paint: paintedOnSheets(paints) }),
    ...(reliefs.some(Boolean) && { relief: (u: number, v: number) => reliefs[sheetAt(u)]?.(ownU(u), v) ?? 0 }),
    ...(bumps.some(Boolean) && { bump: (u: number, v: number) => bumps[sheetAt(u)]?.(ownU(u), v) ?? 0 }),
  };
}

/** The point is the caller's own, so its u is written back. */
const paintedOnSheets =
  (paints: readonly (Painter | undefined)[]): Painter =>
  (point, surface) => {
    const own: SurfacePoint = point;
    const { u } = own;
    own.u = ownU(u);
    paints[sheetAt(u)]?.(own, surface);
    own.u = u;
  };
