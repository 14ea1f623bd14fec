/**
 * What writes words: the built-in stylist, or any endpoint that speaks the chat completions of OpenAI. It knows no
 * person and no store. Instructions come from the product alone; what people say and what pages hold are data.
 */
import type { ImageTool, Mode } from '@kenna/contract';

/**
 * What stands below the words of an answer, each as a line of its own: `@@ {"mark":"create","prompt":"red dress"}`.
 * A line that is no valid mark, or names a page or picture that was not in the request, is thrown away.
 */
export type AnswerMark =
  /** A button that opens Create with this prompt. */
  | { readonly mark: 'create'; readonly prompt: string; readonly negative_prompt?: string; readonly label?: string }
  /** A button that opens a tool; `picture`: the id of one that was sent. */
  | { readonly mark: 'open'; readonly tool: ImageTool; readonly prompt?: string; readonly picture?: number }
  /** A button that opens one of the pages of the request. */
  | { readonly mark: 'read'; readonly path: string }
  /** A page of the request that the answer leans on. */
  | { readonly mark: 'source'; readonly path: string }
  /** Something that the person may ask next. */
  | { readonly mark: 'ask'; readonly text: string };

export const ANSWER_MARK = '@@';

interface ModelPicture {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly data: Uint8Array;
  /** What the product calls it in an action. */
  readonly id: number;
}

export interface ModelMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** Sent with a message of a person. */
  readonly pictures: readonly ModelPicture[];
}

/** A page that may hold the answer. */
export interface ModelPage {
  readonly title: string;
  /** On our site. */
  readonly path: string;
  readonly excerpt: string;
}

/**
 * `answer`: the next message of a conversation, with marks below it. The others: whole prompts, one a line, each beginning
 * with the text of the last message and going on from there.
 */
export type ModelPurpose = 'answer' | 'complete' | 'improve';

export interface ModelRequest {
  readonly purpose: ModelPurpose;
  /** Oldest first; the last one is a person's. */
  readonly messages: readonly ModelMessage[];
  /** What can be quoted; [] for none. */
  readonly pages: readonly ModelPage[];
  /** Another number may give another answer. */
  readonly seed: number;
  /** Whose prompt is gone on with; absent: nobody says. */
  readonly tool?: Mode | undefined;
}

/** Words that prompts are best written with, by kind: garments, colours, fabrics. */
export type ModelVocabulary = Readonly<Record<string, readonly string[]>>;

interface LanguageModelReport {
  readonly name: string;
  /** What it is and what it cannot do, for people. */
  readonly description: string;
  /** Where its words come from: an address without secrets, or null for this server. */
  readonly address: string | null;
  readonly model: string | null;
  readonly seesPictures: boolean;
}

/** `refused`: by the model or its provider, for what was asked. `busy`: too much is asked of it now. */
export type LanguageModelErrorKind =
  'refused' | 'bad_request' | 'unavailable' | 'busy' | 'timeout' | 'cancelled' | 'broken_off';

export class LanguageModelError extends Error {
  readonly kind: LanguageModelErrorKind;

  constructor(kind: LanguageModelErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LanguageModelError';
    this.kind = kind;
  }
}

export interface LanguageModel {
  /** Recorded on each answer. */
  readonly name: string;
  describe(): LanguageModelReport;
  /** Resolves to false, never throws, when it cannot answer now. */
  isHealthy(): Promise<boolean>;
  /**
   * The text as it comes, in pieces that are not empty. Nothing is asked before the first piece is waited for. Ends the
   * work when it is no longer read.
   * @throws LanguageModelError, and nothing else: `cancelled` once the signal aborts, `broken_off` after a first piece.
   */
  complete(request: ModelRequest, options: { readonly signal: AbortSignal }): AsyncIterable<string>;
}
