/**
 * Prepares the parts of a scene for a file: meshes are cut and simplified to a number of triangles that a browser can
 * rotate smoothly, and surfaces are painted into textures with one texel size. Called by the export as glTF.
 */
import type { ScenePart } from '../../studio/parts/scene.ts';
import { clearParts } from './clear-parts.ts';
import type { FilePart } from './file-part.ts';
import { partMesh } from './part-mesh.ts';
import { simplify } from './simplify.ts';
import type { TrimmedMesh } from './refine-edges.ts';
import { bake } from './textures/bake.ts';
import { triangleArea } from './textures/chart.ts';
import type { Chart } from './textures/chart.ts';
import { encodeTextures } from './textures/encode.ts';
import { meanSurface } from './textures/mean-surface.ts';
import { pack } from './textures/pack.ts';
import { texturedMesh } from './textures/textured-mesh.ts';
import { unwrap } from './textures/unwrap.ts';

/** Total number of triangles above which meshes are simplified. */
const MAX_TRIANGLES = 180_000;
/**
 * Maximum number of texels of all textures together; each million takes about a second of painting and a megabyte of
 * file.
 */
export const MAX_TEXELS = 3.6e6;
/** Minimum size of a texel in metres: a thread. */
const MIN_TEXEL = 0.0001;
/** Factor by which texels of a stand are larger than those of the piece on it. */
const STAND_COARSENESS = 3;
/**
 * Maximum number of charts of a part (links, stitches, studs); a part with more gets its mean colour instead of a
 * texture.
 */
const MAX_CHARTS = 600;
/** Minimum surface in square metres for which a texture is made. */
const MIN_TEXTURED_AREA = 1e-5;

interface CutPart {
  readonly part: ScenePart;
  readonly mesh: TrimmedMesh;
  /** Null for a part that gets its mean colour instead of a texture. */
  readonly charts: readonly Chart[] | null;
  /** Area in square metres, reduced for parts whose textures may be coarser. */
  readonly weight: number;
}

/**
 * Converts parts for a file. All textures together have about `texels`; `check` is called every few milliseconds and
 * may throw to stop.
 */
export async function fileParts(parts: readonly ScenePart[], texels: number, check: () => void): Promise<FilePart[]> {
  const meshes = parts.map((part) => {
    check();
    return part.glass ? null : partMesh(part);
  });
  const triangles = meshes.reduce((sum, mesh) => sum + (mesh?.indices.length ?? 0) / 3, 0);
  const cut: CutPart[] = [];
  for (const [i, part] of parts.entries()) {
    check();
    const whole = meshes[i];
    if (!whole || whole.indices.length === 0) continue;
    const mesh = triangles > MAX_TRIANGLES ? await simplify(whole, MAX_TRIANGLES / triangles) : whole;
    cut.push(cutPart(part, mesh));
  }
  const area = cut.reduce((sum, { weight }) => sum + weight, 0);
  const texel = Math.max(MIN_TEXEL, Math.sqrt(area / texels));
  const files: FilePart[] = [];
  for (const part of cut) files.push(await filePart(part, texel, check));
  return [...files, ...parts.flatMap((part) => (part.glass ? clearParts(part) : []))];
}

function cutPart(part: ScenePart, mesh: TrimmedMesh): CutPart {
  const varies = part.material.paint !== undefined || part.material.bump !== undefined || part.detail !== undefined;
  let area = 0;
  for (let t = 0; t < mesh.indices.length / 3; t++) area += triangleArea(mesh, t);
  const charts = varies && part.role !== 'thread' && area > MIN_TEXTURED_AREA ? unwrap(mesh) : null;
  if (!charts || charts.length > MAX_CHARTS) return { part, mesh, charts: null, weight: 0 };
  return { part, mesh, charts, weight: area / (part.piece < 0 ? STAND_COARSENESS ** 2 : 1) };
}

async function filePart({ part, mesh, charts }: CutPart, texel: number, check: () => void): Promise<FilePart> {
  const named = { name: part.name, part, clear: null };
  if (!charts) {
    const { colour, roughness, metal } = meanSurface(part, mesh);
    return { ...named, mesh, colour, roughness, metal, textures: null };
  }
  const packing = pack(charts, texel * (part.piece < 0 ? STAND_COARSENESS : 1));
  const textured = texturedMesh(mesh, charts, packing);
  const { width, height } = packing;
  const textures = await encodeTextures(bake({ part, mesh: textured, width, height, texel: packing.texel, check }));
  const { colour, roughness, metal } = textures.mean;
  return { ...named, mesh: textured, colour, roughness, metal, textures };
}
