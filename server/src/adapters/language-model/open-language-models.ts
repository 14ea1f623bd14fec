/**
 * The language models of an installation in order of preference: the configured endpoint, then the built-in stylist.
 */
import { readBrief, sceneVocabulary } from '@kenna/engine';
import type { LanguageModel, ModelVocabulary } from '../../ports/language-model.port.ts';
import type { BriefReader } from './stylist/brief-reader.ts';
import { createStylistLanguageModel } from './stylist/stylist-language-model.ts';

export interface LanguageModelSettings {
  readonly productName: string;
  /** An endpoint besides the built-in stylist; null for none. */
  readonly endpoint: { readonly baseUrl: string; readonly apiKey: string | null; readonly model: string } | null;
}

const reader: BriefReader = {
  read: (prompt) => readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' }),
  vocabulary: sceneVocabulary,
};

/** Headings of the vocabulary in the instructions to a model, each with the engine's name for that kind of word. */
const KINDS = {
  garments: 'form',
  colours: 'colour',
  fabrics: 'fabric',
  patterns: 'pattern',
  details: 'detail',
  settings: 'setting',
  light: 'light',
  views: 'view',
  moods: 'mood',
} as const;

function vocabularyForPrompts(): ModelVocabulary {
  const { kinds } = reader.vocabulary();
  return Object.fromEntries(
    Object.entries(KINDS).map(([heading, kind]) => [heading, (kinds[kind] ?? []).map(({ label }) => label)]),
  );
}

export async function openLanguageModels({ productName, endpoint }: LanguageModelSettings): Promise<LanguageModel[]> {
  const stylist = createStylistLanguageModel({ reader, productName });
  if (endpoint === null) return [stylist];
  // Loaded on demand: few installations need this library, and it loads slowly.
  const { createOpenAiCompatibleLanguageModel } =
    await import('./openai-compatible/openai-compatible-language-model.ts');
  return [createOpenAiCompatibleLanguageModel({ ...endpoint, productName, vocabulary: vocabularyForPrompts }), stylist];
}
