/**
 * The export formats of a scene: `glb` is binary glTF 2.0 with textures, in metres; `svg` is the technical flat as
 * curves, in millimetres.
 */
export type SceneFileFormat = 'glb' | 'svg';

export interface SceneFile {
  readonly format: SceneFileFormat;
  readonly contentType: string;
  readonly data: Uint8Array;
}
