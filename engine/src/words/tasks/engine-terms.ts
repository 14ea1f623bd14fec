import type { Hex } from '../../foundation/colour/hex.ts';
import type { Look } from '../prompt/brief.ts';
import type { PictureScene, Take } from '../prompt/picture-scene.ts';

/** What the tasks of the contract are about in this engine. */
export interface EngineTerms {
  readonly scene: PictureScene;
  readonly take: Take;
  readonly background: Hex | 'transparent';
}

/** Tasks that draw do it in one of four looks. */
export interface OfLook {
  readonly look: Look;
}
