/**
 * Cuts requests that arrive too slowly, because each of them occupies a connection: somebody with few computers could
 * otherwise use them all. A slow but steady mobile network is faster than these limits.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setInterval } from 'node:timers';
import { ERRORS, type Envelope } from '@kenna/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../shared/app-error.ts';
import { HEADERS_OF_TEXT } from './security-headers.ts';

const CHECK_INTERVAL_MS = 20_000;
/** One kilobyte per second; GPRS, the slowest mobile network, sends two to four. */
const MIN_BYTES_PER_CHECK = 20 * 1024;
const MINUTE_MS = 60_000;

interface Body {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Bytes that the connection had received at the last check; null before the first one. */
  seen: number | null;
}

export interface BodyWatch {
  /** Cuts the bodies of which too little has arrived since the check before. */
  check(): void;
  watch(request: FastifyRequest, reply: FastifyReply): void;
}

export function createBodyWatch(): BodyWatch {
  const bodies = new Set<Body>();

  function cut({ request: { raw }, reply }: Body): void {
    // The answer is sent already, so nobody reads the rest.
    if (reply.raw.writableEnded) return void raw.destroy();
    // Without a reader the request waits for us.
    if (raw.listenerCount('error') === 0) return;
    void reply.header('connection', 'close');
    // Whoever reads the body fails with this error, and the error handler answers it. `raw.destroy` would close the
    // connection before the answer.
    raw.emit('error', new AppError('too_slow'));
  }

  return {
    check() {
      for (const body of bodies) {
        const { raw } = body.request;
        const received = raw.socket.bytesRead;
        // What has arrived and was not read yet waits for us.
        const isSlow = body.seen !== null && received - body.seen < MIN_BYTES_PER_CHECK && raw.readableLength === 0;
        body.seen = received;
        if (raw.complete || raw.destroyed) bodies.delete(body);
        else if (isSlow) cut(body);
      }
    },
    watch(request, reply) {
      const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
      if (coding === undefined && (length === undefined || length === '0')) return;
      const body: Body = { request, reply, seen: null };
      bodies.add(body);
      request.raw.once('close', () => bodies.delete(body));
    },
  };
}

/** Answers errors of connections that have no request yet, such as headers that arrive too slowly. */
function answerConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const { code, status, text } = isSlow ? ERRORS.too_slow : ERRORS.malformed_request;
  const body = JSON.stringify({ code, message: text, data: null } satisfies Envelope<unknown>);
  const headers = {
    ...HEADERS_OF_TEXT,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answered = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : status;
  if (socket.writable) {
    socket.write(`HTTP/1.1 ${answered} ${STATUS_CODES[answered]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy();
}

/** Options of a server: the headers of a request have 20 seconds, a whole request half an hour. */
export const REQUEST_TIMEOUTS = {
  requestTimeout: 30 * MINUTE_MS,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
  clientErrorHandler: answerConnection,
} as const;

export function cutSlowRequests(app: FastifyInstance, watch: BodyWatch): void {
  const timer = setInterval(watch.check, CHECK_INTERVAL_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request, reply) => watch.watch(request, reply));
}
