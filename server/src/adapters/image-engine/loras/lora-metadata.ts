/** What the metadata of a LoRA file says, which the server reads out of its header. */
import { z } from 'zod';

export interface LoraMetadata {
  /** Null when the file names none. */
  readonly title: string | null;
  /** Trigger words; '' for none. */
  readonly words: string;
  /** The model for which it was made, as its trainer spells it; '' when the file does not say. */
  readonly base: string;
}

const text = z.string().catch('');
/** Fields of the Stability AI model metadata standard, and of trainers derived from kohya-ss/sd-scripts. */
const metadataSchema = z.object({
  'modelspec.title': text,
  'modelspec.architecture': text,
  'modelspec.trigger_phrase': text,
  ss_base_model_version: text,
  ss_trigger_words: text,
});
/** Longest texts that are taken, in characters. */
const [TITLE_LIMIT, WORDS_LIMIT] = [80, 300];

const tidy = (value: string, limit: number): string => value.replace(/\s+/g, ' ').trim().slice(0, limit);

/** Words may be stored as a list in JSON. */
function plainWords(stored: string): string {
  if (!stored.trim().startsWith('[')) return stored;
  try {
    return z.array(z.string()).catch([]).parse(JSON.parse(stored)).join(', ');
  } catch {
    return '';
  }
}

/** Reads the metadata that trainers write into a file. Unknown and malformed fields are ignored. */
export function readLoraMetadata(metadata: unknown): LoraMetadata {
  const read = metadataSchema.safeParse(metadata).data;
  return {
    title: tidy(read?.['modelspec.title'] ?? '', TITLE_LIMIT) || null,
    words: tidy(plainWords(read?.['modelspec.trigger_phrase'] || read?.ss_trigger_words || ''), WORDS_LIMIT),
    base: read?.['modelspec.architecture'] || read?.ss_base_model_version || '',
  };
}
