/**
 * Answers people's questions. It searches the knowledge base, asks the language model and parses the answer;
 * conversations store the result, and suggestions use it too. Failures of a model are part of the result, not
 * exceptions.
 */
import type { Assistant, ChatAction, ChatSource } from '@kenna/contract';
import type { Logger } from 'pino';
import {
  LanguageModelError,
  type LanguageModel,
  type ModelMessage,
  type ModelPage,
  type ModelRequest,
} from '../../ports/language-model.port.ts';
import type { Clock } from '../../shared/clock.ts';
import { createAnswerReader } from './answer-reader.ts';
import { createModelRouter } from './model-router.ts';
import { readMarks } from './read-marks.ts';

/** The source of answers about the product. */
interface KnowledgeBase {
  find(words: string, limit: number): Promise<readonly ModelPage[]>;
}

interface Parts {
  readonly languageModels: readonly LanguageModel[];
  readonly knowledge: KnowledgeBase;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

interface Question {
  /** Oldest first; the last one is the question. */
  readonly messages: readonly ModelMessage[];
  readonly seed: number;
}

interface Listening {
  readonly signal: AbortSignal;
  /** Called with each piece of the text for the person. */
  readonly onText: (text: string) => void;
}

/** `reason`: why it failed, as text for the person. */
export interface Answer {
  readonly status: 'complete' | 'failed';
  readonly text: string;
  readonly reason: string | null;
  readonly note: string | null;
  readonly author: string;
  readonly actions: readonly ChatAction[];
  readonly sources: readonly ChatSource[];
  readonly questions: readonly string[];
}

/** Maximum number of pages of the knowledge base that a model is given. */
const MAX_PAGES = 4;
const BROKEN_OFF = 'The answer broke off here. Try again.';
const NO_ANSWER = 'There is no answer at the moment. Try again.';
const FIRST_QUESTIONS = [
  'Which fabrics fall softly?',
  'What goes with emerald green?',
  'Write me a prompt for an evening dress',
  'How do I remove a background?',
];

export type AssistantService = ReturnType<typeof createAssistantService>;

export function createAssistantService({ languageModels, knowledge, clock, log }: Parts) {
  const router = createModelRouter({ models: languageModels, clock, log });

  /** When the search fails, the question is answered without pages. */
  async function findPages(words: string): Promise<readonly ModelPage[]> {
    try {
      return await knowledge.find(words, MAX_PAGES);
    } catch (error) {
      log.warn({ err: error }, 'the knowledge base could not be searched');
      return [];
    }
  }

  return {
    describe(): Assistant {
      const { name, description, seesPictures } = router.current().describe();
      return { name, description, sees_pictures: seesPictures };
    },

    firstQuestions: (): string[] => [...FIRST_QUESTIONS],

    /** For admins: the name of the preferred model. @throws Error when it does not answer. */
    async look(): Promise<string> {
      const [first] = languageModels;
      if (!first) throw new Error('There is none.');
      const { name, address } = first.describe();
      const where = address === null ? name : `${name} at ${address}`;
      if (!(await first.isHealthy()))
        throw new Error(`${where} does not answer; the built-in stylist stands in for it.`);
      return where;
    },

    /** @throws LanguageModelError only `cancelled`. */
    async answer({ messages, seed }: Question, { signal, onText }: Listening): Promise<Answer> {
      const pages = await findPages(messages.at(-1)?.text ?? '');
      const reader = createAnswerReader();
      const onPiece = (piece: string) => {
        const text = reader.read(piece);
        if (text !== '') onText(text);
      };
      const author = router.current().name;
      const end = await router
        .ask({ purpose: 'answer', messages, pages, seed }, { signal, onPiece })
        .catch((error: unknown) => ({ author, note: null, ...failureOf(error) }));
      const { text, marks } = reader.end();
      const pictures = new Set(messages.flatMap((message) => message.pictures.map(({ id }) => id)));
      return { status: 'complete', reason: null, text, ...readMarks(marks, { pages, pictures }), ...end };
    },

    /**
     * Returns the complete text of one answer.
     * @throws LanguageModelError.
     */
    async write(request: ModelRequest, signal: AbortSignal): Promise<string> {
      let text = '';
      await router.ask(request, { signal, onPiece: (piece) => (text += piece) });
      return text;
    },
  };
}

function failureOf(error: unknown): Pick<Answer, 'status' | 'reason'> {
  if (!(error instanceof LanguageModelError) || error.kind === 'cancelled') throw error;
  return { status: 'failed', reason: error.kind === 'broken_off' ? BROKEN_OFF : NO_ANSWER };
}
