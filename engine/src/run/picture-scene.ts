/** What a picture was drawn from, so that the same garment can be asked for again: another side, light, colour or file. */
import type { Brief, Chip, Hex } from '../words/prompt/brief.ts';
import type { FabricName } from '../words/prompt/vocabulary/fabrics.ts';
import type { LightName, SettingName, ViewName } from '../words/prompt/vocabulary/scenes.ts';

/** One picture of a scene: what it shows differently from the scene's brief. Absent fields stay as they were. */
export interface Take {
  readonly view?: ViewName;
  readonly light?: LightName;
  readonly setting?: SettingName;
  /** Main colour of the hero piece, six lower-case digits, sRGB. */
  readonly colour?: Hex;
  /** Cloth of the hero piece; it keeps the fall that it was shaped with, stitch for stitch. */
  readonly fabric?: FabricName;
}

/** Plain JSON, kept with each picture. The same scene gives the same pixels in the same version of the engine. */
export interface PictureScene {
  readonly version: 1;
  readonly brief: Brief;
  /** Of the picture itself, 0 to 2^32 - 1. */
  readonly seed: number;
  /** 1 (free) to 30 (literal). */
  readonly guidance: number;
  readonly take: Take;
}

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

/** A word that the engine knows, for pickers and for replacing a chip. Put into a prompt, `label` is read as `name`. */
export interface VocabularyEntry {
  readonly name: string;
  readonly label: string;
  readonly hex?: Hex;
}

/** What may be chosen, by kind of chip; attributes by their key: `neckline`, `sleeve`. */
export interface SceneVocabulary {
  readonly kinds: Readonly<Partial<Record<Chip['kind'], readonly VocabularyEntry[]>>>;
  readonly attributes: Readonly<Record<string, readonly VocabularyEntry[]>>;
  /** Which attributes a form can have, by its name. */
  readonly attributesOf: Readonly<Record<string, readonly string[]>>;
}
