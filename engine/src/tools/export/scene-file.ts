/**
 * What a scene can be taken away as: `glb` is binary glTF 2.0 with its textures, in metres; `svg` the technical flat as
 * curves, in millimetres.
 */
export type SceneFileFormat = 'glb' | 'svg';

export interface SceneFile {
  readonly format: SceneFileFormat;
  readonly contentType: string;
  readonly data: Uint8Array;
}
