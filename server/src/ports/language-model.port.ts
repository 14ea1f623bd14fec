/**
 * What writes words: the built-in stylist, or any endpoint that speaks the chat completions of OpenAI. It knows no
 * person and no store. Instructions come from the product alone; what people say and what pages hold are data.
 */
export interface ModelPicture {
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

/** `answer`: the next message of a conversation. The others: whole prompts, one a line, each going on from the last. */
export type ModelPurpose = 'answer' | 'complete' | 'improve';

export interface ModelRequest {
  readonly purpose: ModelPurpose;
  /** Oldest first; the last one is a person's. */
  readonly messages: readonly ModelMessage[];
  /** What can be quoted; [] for none. */
  readonly pages: readonly ModelPage[];
  /** Another number may give another answer. */
  readonly seed: number;
}

export interface LanguageModelReport {
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
