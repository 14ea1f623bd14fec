import type { Brief, SceneVocabulary } from '@kenna/engine';

/** The engine's reading of words, and the words that it knows. */
export interface BriefReader {
  /** Within a millisecond or so, whatever the text. */
  read(prompt: string): Brief;
  vocabulary(): SceneVocabulary;
}
