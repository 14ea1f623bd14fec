/** What a picture was drawn from, so that the same garment can be asked for again: another side, light, colour or file. */
import type { Brief } from './brief.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import type { FabricName } from './vocabulary/fabrics.ts';
import type { LightName, SettingName, ViewName } from './vocabulary/scenes.ts';

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
