/**
 * Writes text: the built-in stylist, or any endpoint with OpenAI's chat completions. It has no access to people and
 * storage. Only the product gives instructions; messages of people and the content of pages are data.
 */
import type { ImageTool, Mode } from '@kenna/contract';

/**
 * Marks follow the text of an answer, one per line: `@@ {"mark":"create","prompt":"red dress"}`. A line that is not a
 * valid mark or names a page outside the request is discarded; the id of a picture outside the request is ignored.
 */
export type AnswerMark =
  /** A button that opens Create with this prompt. */
  | { readonly mark: 'create'; readonly prompt: string; readonly negative_prompt?: string; readonly label?: string }
  /** A button that opens a tool; `picture`: the id of an attached picture. */
  | { readonly mark: 'open'; readonly tool: ImageTool; readonly prompt?: string; readonly picture?: number }
  /** A button that opens one of the pages of the request. */
  | { readonly mark: 'read'; readonly path: string }
  /** A page of the request that the answer cites. */
  | { readonly mark: 'source'; readonly path: string }
  /** A suggested next question. */
  | { readonly mark: 'ask'; readonly text: string };

export const ANSWER_MARK = '@@';

interface ModelPicture {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly data: Uint8Array;
  /** The id by which marks refer to the picture. */
  readonly id: number;
}

export interface ModelMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** Attached to a person's message. */
  readonly pictures: readonly ModelPicture[];
}

/** A page that may contain the answer. */
export interface ModelPage {
  readonly title: string;
  /** Path on our site. */
  readonly path: string;
  readonly excerpt: string;
}

/** Number of prompts that `complete` and `improve` offer. */
export const PROMPT_CHOICES = 4;

/**
 * `answer`: the next message of a conversation, followed by marks. The others: whole prompts, one per line, each
 * starting with the text of the last message.
 */
export type ModelPurpose = 'answer' | 'complete' | 'improve';

export interface ModelRequest {
  readonly purpose: ModelPurpose;
  /** Oldest first; the last one is a person's. */
  readonly messages: readonly ModelMessage[];
  /** Pages that can be quoted; [] for none. */
  readonly pages: readonly ModelPage[];
  /** Another number may give another answer. */
  readonly seed: number;
  /** The tool in which the prompt is typed; absent when unknown. */
  readonly tool?: Mode | undefined;
}

/** Suitable words for prompts, by kind: garments, colours, fabrics. */
export type ModelVocabulary = Readonly<Record<string, readonly string[]>>;

interface LanguageModelReport {
  readonly name: string;
  /** What the model is and what it cannot do, as text for people. */
  readonly description: string;
  /** The address of its endpoint without secrets; null for this server. */
  readonly address: string | null;
  readonly model: string | null;
  readonly seesPictures: boolean;
}

/** `refused`: the model or its provider refuses the request. `busy`: it has too many requests. */
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
   * Yields the text as it arrives, in non-empty pieces. The request starts when the first piece is awaited, and stops
   * when the caller stops reading.
   * @throws only LanguageModelError: `cancelled` once the signal aborts, `broken_off` after a first piece.
   */
  complete(request: ModelRequest, options: { readonly signal: AbortSignal }): AsyncIterable<string>;
}
