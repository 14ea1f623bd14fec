import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Brief } from '../prompt/brief.ts';
import type { PictureScene, Take } from '../prompt/picture-scene.ts';
import type { PromptWords } from '../prompt/read-brief.ts';

export interface GenerateTask extends PromptWords {
  readonly operation: 'generate';
  /** Pixels, 64 to 3000 on each side. */
  readonly width: number;
  readonly height: number;
  /** How many pictures, 1 to 4; each is another composition of the same brief. */
  readonly count: number;
  /** 1 (free) to 30 (literal). */
  readonly guidance: number;
  /** `null` leaves the background to the brief's setting. */
  readonly background: `#${string}` | 'transparent' | null;
  /** Shades with more samples; about twice the time. */
  readonly highQuality: boolean;
  /** Draws again from this scene in place of the words, which are then not read. */
  readonly scene?: PictureScene;
  /** One picture for each, all of one scene (of `scene`, or of the words): `count` is their number, 1 to 8. */
  readonly takes?: readonly Take[];
}

export interface EngineImage {
  readonly index: number;
  /** The seed that, alone, makes this picture again as the first of a render. */
  readonly seed: number;
  readonly pixels: EnginePixels;
  /** What was understood of the words. */
  readonly brief: Brief;
  /** What it takes to draw it again. */
  readonly scene: PictureScene;
  /** One sentence for the person when the picture is not what they asked (a mood board, an ignored word). */
  readonly note: string | null;
}
