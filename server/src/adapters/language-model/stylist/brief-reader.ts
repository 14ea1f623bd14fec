import type { Brief, SceneVocabulary } from '@kenna/engine';

/** The engine's parser for prompts, and its vocabulary. */
export interface BriefReader {
  /** Takes about a millisecond for any text. */
  read(prompt: string): Brief;
  vocabulary(): SceneVocabulary;
}
