/**
 * Parses a streamed chat completion as real servers send it: OpenAI, Ollama, llama.cpp, vLLM and compatible ones.
 * Sources: the server-sent events standard, and the deviations that `docs/assistant.md` lists.
 */
import { z } from 'zod';
import { LanguageModelError } from '../../../ports/language-model.port.ts';
import { faultOfBody } from './fault-of-body.ts';
import { withoutThoughts } from './without-thoughts.ts';

const textSchema = z.union([z.string(), z.array(z.object({ text: z.string().catch('') })), z.null()]).optional();
const choiceSchema = z.object({
  index: z.number().catch(0),
  delta: z.object({ content: textSchema }).nullish(),
  /** Sent by a server that answers in one piece although a stream was requested. */
  message: z.object({ content: textSchema }).nullish(),
  finish_reason: z.string().nullish(),
});
const chunkSchema = z.object({ choices: z.array(choiceSchema).nullish(), error: z.unknown().optional() });

const wordsOf = (content: z.infer<typeof textSchema>): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('');

/** One line of a stream, or a whole answer that is not streamed. */
interface Read {
  readonly words: string;
  /** Why the answer ended; null while more follows. Old versions of Ollama send '' instead of null. */
  readonly finish: string | null;
}
const NOTHING: Read = { words: '', finish: null };

function readChunk(json: string): Read {
  const chunk = chunkSchema.safeParse(parsed(json));
  if (!chunk.success) return NOTHING;
  if (chunk.data.error !== undefined && chunk.data.error !== null) throw faultOfBody(parsed(json), null);
  const choice = chunk.data.choices?.find(({ index }) => index === 0);
  if (!choice) return NOTHING;
  return { words: wordsOf((choice.delta ?? choice.message)?.content), finish: choice.finish_reason || null };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Comments, event names, empty frames and invalid lines are ignored. */
function readLine(line: string): Read | 'done' {
  const [, field, value = ''] = /^(data|error):\s?(.*)$/s.exec(line.trim()) ?? [];
  if (field === 'error') throw faultOfBody({ error: parsed(value) ?? value }, null);
  if (field === undefined) return NOTHING;
  if (value.trim() === '[DONE]') return 'done';
  return readChunk(value);
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/**
 * Yields the non-empty pieces of the answer, without the model's reasoning.
 * @throws LanguageModelError `refused` where the provider's filter stopped it, `broken_off` where the stream ends too
 * early.
 */
export async function* readChatStream(body: AsyncIterable<Uint8Array>, isStream: boolean): AsyncGenerator<string> {
  const thoughts = withoutThoughts();
  let finish: string | null = null;
  let isDone = false;
  // Chunks after the finish reason are still read: the usage chunk has no choices and no words.
  for await (const { words, finish: reason } of chunksOf(body, isStream, () => (isDone = true))) {
    finish = reason ?? finish;
    const said = thoughts.read(words);
    if (said !== '') yield said;
  }
  const held = thoughts.end();
  if (held !== '') yield held;
  if (finish === 'content_filter') throw new LanguageModelError('refused', 'the filter of the provider cut it off');
  if (finish === null && !isDone) throw new LanguageModelError('broken_off', 'the stream ended before its end');
}

async function* chunksOf(body: AsyncIterable<Uint8Array>, isStream: boolean, done: () => void): AsyncGenerator<Read> {
  if (!isStream) {
    let text = '';
    for await (const line of linesOf(body)) text += `${line}\n`;
    yield readChunk(text);
    return;
  }
  for await (const line of linesOf(body)) {
    const read = readLine(line);
    if (read === 'done') return done();
    yield read;
  }
}
