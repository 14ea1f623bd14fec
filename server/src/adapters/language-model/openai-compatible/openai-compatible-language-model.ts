/**
 * Any endpoint with OpenAI's chat completions: OpenAI itself, Ollama, llama.cpp, vLLM. The official library sends the
 * request and retries it (408, 409, 429, 5xx, lost connections, `retry-after`); the stream is parsed here, because such
 * servers deviate in more ways than the library accepts.
 */
import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import {
  LanguageModelError,
  type LanguageModel,
  type ModelRequest,
  type ModelVocabulary,
} from '../../../ports/language-model.port.ts';
import { createMessageWriter } from './chat-messages.ts';
import { faultOfBody } from './fault-of-body.ts';
import { readChatStream } from './read-chat-stream.ts';
import { createSilenceLimit } from './silence-limit.ts';

export interface OpenAiCompatibleSettings {
  /** Ends with `/v1`, without a trailing slash. */
  readonly baseUrl: string;
  /** Null where the endpoint needs none. */
  readonly apiKey: string | null;
  readonly model: string;
  readonly productName: string;
  /** Vocabulary of the drawing engine. */
  readonly vocabulary: () => ModelVocabulary;
  readonly timing?: Partial<Timing>;
}

interface Timing {
  /** Timeout for the first word, since a local model may have to be loaded first. */
  readonly firstWordMs: number;
  /** Timeout between two pieces of a stream. */
  readonly silenceMs: number;
  readonly healthMs: number;
}
const TIMING: Timing = { firstWordMs: 60_000, silenceMs: 30_000, healthMs: 3000 };

const RETRIES = 2;
/** Maximum characters of an answer, more than any needs: an endpoint that does not stop is cut off. */
const MAX_CHARACTERS = 16_000;
/** Placeholder for servers without a key, because the library requires one. */
const NO_KEY = 'none';

export function createOpenAiCompatibleLanguageModel(settings: OpenAiCompatibleSettings): LanguageModel {
  const { baseUrl, apiKey, model } = settings;
  const timing = { ...TIMING, ...settings.timing };
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? NO_KEY,
    maxRetries: RETRIES,
    logLevel: 'off',
    fetch: fetchOnce,
  });
  const write = createMessageWriter(settings);
  let seesPictures = true;

  async function open(request: ModelRequest, withPictures: boolean, signal: AbortSignal): Promise<Response> {
    // Only fields that every server accepts: no token limit, no temperature, no stream options.
    const body = { model, messages: write(request, withPictures), stream: true as const };
    try {
      return await client.chat.completions.create(body, { signal, timeout: timing.firstWordMs }).asResponse();
    } catch (error) {
      throw faultOf(error);
    }
  }

  /**
   * Models without vision refuse pictures in various ways, so after a refusal the request is repeated without pictures,
   * and later ones have none.
   */
  async function openWithPictures(request: ModelRequest, signal: AbortSignal): Promise<Response> {
    const hasPictures = seesPictures && request.messages.some(({ pictures }) => pictures.length > 0);
    try {
      return await open(request, hasPictures, signal);
    } catch (error) {
      const isRefusal = error instanceof LanguageModelError && ['bad_request', 'unavailable'].includes(error.kind);
      if (!hasPictures || !isRefusal || signal.aborted) throw error;
      const response = await open(request, false, signal);
      seesPictures = false;
      return response;
    }
  }

  return {
    name: model,

    describe: () => ({
      name: model,
      description: `A language model (${model}). It can be wrong, and it knows neither the web nor your account.`,
      address: new URL(baseUrl).origin,
      model,
      seesPictures,
    }),

    async isHealthy() {
      try {
        const headers = { authorization: `Bearer ${apiKey ?? NO_KEY}` };
        const signal = AbortSignal.timeout(timing.healthMs);
        const { status, body } = await fetch(`${baseUrl}/models`, { headers, signal });
        await body?.cancel();
        // Some endpoints have no list of models; any other answer shows that they are up.
        return status < 500 && status !== 401 && status !== 403;
      } catch {
        return false;
      }
    },

    async *complete(request, { signal: asked }) {
      const silence = createSilenceLimit(timing.firstWordMs);
      const signal = AbortSignal.any([asked, silence.signal]);
      let length = 0;
      try {
        const response = await openWithPictures(request, signal);
        const isStream = !(response.headers.get('content-type') ?? '').includes('application/json');
        for await (const piece of readChatStream(piecesOf(response, signal, silence.wait), isStream)) {
          asked.throwIfAborted();
          yield piece;
          length += piece.length;
          if (length > MAX_CHARACTERS) return;
        }
      } catch (error) {
        if (asked.aborted) throw new LanguageModelError('cancelled', 'no longer wanted', { cause: error });
        const fault = silence.signal.aborted
          ? new LanguageModelError('timeout', 'silent for too long')
          : faultOf(error);
        if (length === 0 || fault.kind === 'refused') throw fault;
        throw new LanguageModelError('broken_off', fault.message, { cause: error });
      } finally {
        silence.end();
      }
    },
  };

  /** Yields the bytes as they arrive; the connection is closed when the reader stops. */
  async function* piecesOf({ body }: Response, signal: AbortSignal, wait: (ms: number) => void) {
    const reader = body?.getReader();
    const stop = () => void reader?.cancel(signal.reason).catch(() => undefined);
    signal.addEventListener('abort', stop, { once: true });
    try {
      for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
        wait(timing.silenceMs);
        yield read.value;
      }
      signal.throwIfAborted();
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }
}

/** The library would retry when an account has no credit; this header tells it not to. */
async function fetchOnce(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked);
  if (response.status !== 429) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  if (text.includes('insufficient_quota')) headers.set('x-should-retry', 'false');
  return new Response(text, { status: response.status, headers });
}

function faultOf(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (error instanceof APIConnectionTimeoutError) return new LanguageModelError('timeout', error.message);
  if (error instanceof APIError && error.status !== undefined) {
    return faultOfBody({ error: error.error ?? error.message }, error.status);
  }
  return new LanguageModelError('unavailable', error instanceof Error ? error.message : 'it could not be reached', {
    cause: error,
  });
}
