import type { Hex } from '../../foundation/colour/hex.ts';
import type { Look } from '../prompt/brief.ts';
import type { PictureScene, Take } from '../prompt/picture-scene.ts';

/** The types of this engine that the tasks of the contract refer to. */
export interface EngineTerms {
  readonly scene: PictureScene;
  readonly take: Take;
  readonly background: Hex | 'transparent';
}

/** Tasks that draw use one of four looks. */
export interface OfLook {
  readonly look: Look;
}
