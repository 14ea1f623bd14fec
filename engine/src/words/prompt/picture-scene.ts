/**
 * Everything that a picture was drawn from, so that the same garment can be drawn again from another side, or with
 * another light, colour or file format.
 */
import type { Brief } from './brief.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import type { FabricName } from './vocabulary/fabrics.ts';
import type { DrawnBuild, FinishName, PoseName } from './vocabulary/figures.ts';
import type { LightName, SettingName, ViewName } from './vocabulary/scenes.ts';

/** The differences of one picture from its scene's brief. Absent fields are unchanged. */
export interface Take {
  readonly view?: ViewName;
  readonly light?: LightName;
  readonly setting?: SettingName;
  /** Main colour of the hero piece, six lower-case digits, sRGB. */
  readonly colour?: Hex;
  /** Fabric of the hero piece; the shape of the garment stays that of the fabric in the brief. */
  readonly fabric?: FabricName;
  /** Build, pose and finish of the mannequin; only of scenes that have one. */
  readonly build?: DrawnBuild;
  readonly pose?: PoseName;
  readonly finish?: FinishName;
}

/** Plain JSON, stored with each picture. The same scene gives the same pixels in the same version of the engine. */
export interface PictureScene {
  /** From version 2 on, plain cloth has its exact colour in the studio look and its usual light. */
  readonly version: 1 | 2;
  readonly brief: Brief;
  /** Seed of the picture itself, 0 to 2^32 - 1. */
  readonly seed: number;
  /** 1 (free) to 30 (literal). */
  readonly guidance: number;
  readonly take: Take;
}
