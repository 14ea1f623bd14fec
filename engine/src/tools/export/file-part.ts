import type { ScenePart } from '../../studio/parts/scene.ts';
import type { EncodedTextures } from './textures/encode.ts';
import type { TexturedMesh } from './textures/textured-mesh.ts';
import type { TrimmedMesh } from './refine-edges.ts';

/**
 * A part of a scene in the form that files use: cut to its shape, with its painters evaluated to numbers or textures.
 */
export interface FilePart {
  readonly name: string;
  readonly part: ScenePart;
  /** A textured mesh, with texture coordinates and tangents, when there are textures. */
  readonly mesh: TrimmedMesh | TexturedMesh;
  /** Linear colour and opacity, 0 to 1; the mean value where textures vary. */
  readonly colour: readonly [number, number, number, number];
  readonly roughness: number;
  readonly metal: number;
  readonly textures: EncodedTextures | null;
  /** The transparent body, tinted by absorption; null for opaque or sheer parts. */
  readonly clear: ClearBody | null;
}

/** Glass or a stone, in the terms that a rasteriser supports. */
export interface ClearBody {
  readonly refraction: number;
  /** Linear colour of white light after `distance` metres in the material. */
  readonly colour: readonly [number, number, number];
  readonly distance: number;
  /** Mean path of light inside the body in metres. */
  readonly thickness: number;
}
