/**
 * An endpoint with OpenAI's chat completions, on a loopback port. Each request is answered by the next script, so that
 * a test controls the response byte by byte.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AskedMessage {
  readonly role: string;
  readonly content: string | readonly { readonly type: string; readonly text?: string }[];
}

interface AskedRequest {
  readonly path: string;
  readonly authorization: string;
  readonly body: { readonly model: string; readonly stream: boolean; readonly messages: readonly AskedMessage[] };
}

/** Answers one request; resolves when the answer is complete. */
export type AnswerScript = (response: ServerResponse, request: AskedRequest) => void | Promise<void>;

export interface FakeChatEndpoint {
  /** Ends with `/v1`. */
  readonly url: string;
  readonly requests: readonly AskedRequest[];
  /** Number of requests whose connection was closed before the answer was complete. */
  left(): number;
  /** Scripts for the next requests, in order. */
  answer(...scripts: readonly AnswerScript[]): void;
  /** Discards unused scripts. */
  forget(): void;
  close(): Promise<void>;
}

export const chunk = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
export const END = `${chunk('', 'stop')}data: [DONE]\n\n`;

/** The whole answer at once, as an event stream. */
export const stream =
  (...parts: readonly (string | Uint8Array)[]): AnswerScript =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) response.write(part);
    response.end();
  };

export const say = (...words: readonly string[]): AnswerScript => stream(...words.map((word) => chunk(word)), END);

export const refuse =
  (
    status: number,
    body: unknown,
    headers: Readonly<Record<string, string>> = { 'retry-after-ms': '1' },
  ): AnswerScript =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** Sends the first words and waits until `go` is called, which sends its argument and continues. */
export function heldAnswer(...first: readonly string[]) {
  let response: ServerResponse | null = null;
  const begun = Promise.withResolvers<void>();
  const script: AnswerScript = (opened) => {
    response = opened;
    opened.writeHead(200, { 'content-type': 'text/event-stream' });
    opened.flushHeaders();
    for (const words of first) opened.write(chunk(words));
    begun.resolve();
  };
  return {
    script,
    begun: begun.promise,
    more: (words: string): void => void response?.write(chunk(words)),
    go: (...words: readonly string[]): void => void response?.end(words.map((word) => chunk(word)).join('') + END),
    /** Breaks the connection. */
    drop: (): void => void response?.destroy(),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const bytes of request) text += String(bytes);
  return text;
}

export async function createFakeChatEndpoint(): Promise<FakeChatEndpoint> {
  const requests: AskedRequest[] = [];
  const scripts: AnswerScript[] = [];
  let leftCount = 0;
  const server = createServer(async (request, response) => {
    response.on('close', () => (leftCount += response.writableFinished ? 0 : 1));
    const text = await readBody(request);
    if (request.method === 'GET') return void response.writeHead(200).end('{"data":[]}');
    const asked = {
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: JSON.parse(text),
    };
    requests.push(asked);
    await (scripts.shift() ?? refuse(500, { error: 'no script' }))(response, asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    left: () => leftCount,
    answer: (...given) => void scripts.push(...given),
    forget: () => void scripts.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
