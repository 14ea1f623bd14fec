/**
 * The built-in stylist: a language model without a network. It reads words with the engine's own grammar, knows cloth,
 * colours, cuts and the tools of the product by heart, quotes the pages that were found, and says so where it knows
 * nothing. The same question with the same number gets the same answer.
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

/** Words and the space after them: what an endpoint would send at a time. */
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
