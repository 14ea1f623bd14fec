/**
 * The built-in stylist: a language model without a network. It parses questions with the engine's grammar, has built-in
 * knowledge of fabrics, colours, cuts and the product's tools, quotes pages of the knowledge base, and says so when it
 * does not know. The same question with the same seed gets the same answer.
 */
import { LanguageModelError, type LanguageModel, type ModelRequest } from '../../../ports/language-model.port.ts';
import type { BriefReader } from './brief-reader.ts';
import { answerQuestion } from './answer-question.ts';
import { suggestPrompts } from './prompts/suggest-prompts.ts';

interface Parts {
  readonly reader: BriefReader;
  readonly productName: string;
}

const NAME = 'Built-in stylist';
const DESCRIPTION =
  'Answers from what it knows of fabrics, colours, cuts and this studio, in English, without a language model behind it. ' +
  'It cannot see pictures, look anything up elsewhere or hold a conversation about other things.';

/** Words with their trailing space: the pieces that an endpoint would stream. */
const PIECES = /\S+\s*|\s+/g;

export function createStylistLanguageModel({ reader, productName }: Parts): LanguageModel {
  function textOf({ purpose, messages, pages, seed, tool }: ModelRequest): string {
    if (purpose === 'answer') return answerQuestion({ messages, pages, seed }, { reader, productName });
    return suggestPrompts({ typed: messages.at(-1)?.text ?? '', purpose, seed, tool }, reader).join('\n');
  }

  return {
    name: NAME,
    describe: () => ({ name: NAME, description: DESCRIPTION, address: null, model: null, seesPictures: false }),
    isHealthy: async () => true,

    async *complete(request, { signal }) {
      for (const [piece] of textOf(request).matchAll(PIECES)) {
        if (signal.aborted) throw new LanguageModelError('cancelled', 'no longer wanted');
        yield piece;
      }
    },
  };
}
