import type { ScenePart } from '../../studio/parts/scene.ts';
import type { EncodedTextures } from './textures/encode.ts';
import type { TexturedMesh } from './textures/textured-mesh.ts';
import type { TrimmedMesh } from './refine-edges.ts';

/** A part of a scene as a file has it: cut to its shape, with its painters turned into numbers or textures. */
export interface FilePart {
  readonly name: string;
  readonly part: ScenePart;
  /** With places and tangents when there are textures. */
  readonly mesh: TrimmedMesh | TexturedMesh;
  /** Linear colour and opacity, 0 to 1; what textures vary round. */
  readonly colour: readonly [number, number, number, number];
  readonly roughness: number;
  readonly metal: number;
  readonly textures: EncodedTextures | null;
  /** Clear, and dyed by what it absorbs; null for what is opaque or sheer. */
  readonly clear: ClearBody | null;
}

/** Glass or a stone, as far as a rasteriser can show it. */
export interface ClearBody {
  readonly refraction: number;
  /** Linear colour that is left of white light after `distance` metres. */
  readonly colour: readonly [number, number, number];
  readonly distance: number;
  /** Metres that light travels inside, on the whole. */
  readonly thickness: number;
}
