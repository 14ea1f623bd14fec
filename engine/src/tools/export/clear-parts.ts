import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { ScenePart } from '../../studio/parts/scene.ts';
import type { ClearBody, FilePart } from './file-part.ts';
import { meshWhere, partMesh } from './part-mesh.ts';

/** Thickness of a bottle's wall in metres. */
const WALL = 0.004;
/** Refractive index of bottle glass. */
const GLASS = 1.5;
/** Refractive index of what a bottle contains, a mixture of alcohol and water. */
const LIQUID = 1.36;
/** Mean path of light through a cut stone, in half sizes of the stone. */
const STONE_PATH = 1.2;
/** Roughness of clear glass. */
const CLEAR_ROUGHNESS = 0.02;
/** Roughness of the strongest frost that still shows what is behind it. */
const MAX_FROST = 0.6;
/** Minimum share of light that is left, because glTF computes its logarithm. */
const MIN_LEFT = 0.002;

/** Exports glass and stones as their outer surface; a bottle is split at the level of its content. */
export function clearParts(part: ScenePart): FilePart[] {
  const { glass } = part;
  const mesh = partMesh(part);
  if (!glass || mesh.indices.length === 0) return [];
  const plain = { part, textures: null, metal: 0 };
  const white = [1, 1, 1, 1] as const;
  if (!('outer' in glass)) {
    const half = Math.max(...glass.stones.map(({ size }) => size));
    const clear = clearBody(glass.refraction, glass.absorption, STONE_PATH, half, half * STONE_PATH);
    return [{ ...plain, name: part.name, mesh, colour: white, roughness: 0, clear }];
  }
  const roughness = Math.min(MAX_FROST, glass.frost ?? CLEAR_ROUGHNESS);
  const width = spanOf(mesh.positions);
  const empty = clearBody(GLASS, glass.glass, WALL * 2, 1, WALL * 2);
  const full = clearBody(LIQUID, glass.liquid, width, 1, width);
  const over = meshWhere(mesh, (_x, y) => y - glass.level);
  const under = meshWhere(mesh, (_x, y) => glass.level - y);
  return [
    { ...plain, name: part.name, mesh: over, colour: white, roughness, clear: empty },
    { ...plain, name: `${part.name}, filled`, mesh: under, colour: white, roughness, clear: full },
  ].filter((half) => half.mesh.indices.length > 0);
}

/**
 * The look of a body through `path` units of a material that absorbs `absorption` per unit; a unit is `metres` long.
 */
function clearBody(refraction: number, absorption: Rgb, path: number, metres: number, thickness: number): ClearBody {
  const left = (per: number) => Math.min(1, Math.max(MIN_LEFT, Math.exp(-per * path)));
  const colour = [left(absorption[0]), left(absorption[1]), left(absorption[2])] as const;
  return { refraction, colour, distance: path * metres, thickness };
}

/** The smaller of width and depth. */
function spanOf(positions: Float32Array): number {
  const spans = [0, 2].map((axis) => {
    const values = positions.filter((_, k) => k % 3 === axis);
    return values.reduce((m, v) => Math.max(m, v), -Infinity) - values.reduce((m, v) => Math.min(m, v), Infinity);
  });
  return Math.min(...spans);
}
