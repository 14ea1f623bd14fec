/**
 * A server of the Pusher Channels protocol inside the product's own, on the same port: `/app/{key}` for sockets and
 * `/apps/{id}` for the signed HTTP API. The official client and server libraries work with it.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { createChannels } from './channels.ts';
import { createConnections } from './connections.ts';
import type { EventBus } from './event-bus.ts';
import type { Grants } from './grants.ts';
import { addHttpApi } from './http-api.ts';
import { CODES, errorFrameOf, frameOf, PROTOCOL_VERSIONS } from './protocol.ts';
import type { RealtimeCredentials } from './signature.ts';

/** The application's id for server libraries. */
export const EMBEDDED_APP_ID = 'embedded';

const FRAME_LIMIT = 64 * 1024;
/** A client that was silent for this long is pinged. */
const SILENCE_MS = 120_000;
/** The connection is closed when a ping is not answered within this time. */
const PING_ANSWER_MS = 30_000;
/** Number of sockets of one process from which further ones are refused. */
const CONNECTION_LIMIT = 10_000;
/** How long a client has to answer the close when the server stops. */
const CLOSE_GRACE_MS = 1000;
const SOCKET_PATH = /^\/app\/([^/]+)\/?$/;

export interface EmbeddedRealtimeOptions {
  readonly credentials: RealtimeCredentials;
  readonly bus: EventBus;
  readonly grants: Grants;
  readonly connectionLimit?: number;
  readonly acceptsClientEvents?: boolean;
  /** Default `SILENCE_MS`. */
  readonly silenceMs?: number;
  /** Default `PING_ANSWER_MS`. */
  readonly answerMs?: number;
}

/** Attaches to a server that is not listening yet, and closes with it. Returns how to count the open sockets. */
export async function attachRealtimeServer(
  app: FastifyInstance,
  options: EmbeddedRealtimeOptions,
): Promise<() => number> {
  const { credentials, bus, grants, connectionLimit = CONNECTION_LIMIT, acceptsClientEvents = false } = options;
  const { silenceMs = SILENCE_MS, answerMs = PING_ANSWER_MS } = options;
  const channels = createChannels();
  const { hear } = bus;
  const rules = { acceptsClientEvents, silenceMs, answerMs };
  const connections = createConnections({ channels, credentials, grants, hear, ...rules });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT, perMessageDeflate: false });

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    const key = url && SOCKET_PATH.exec(url.pathname)?.[1];
    if (!key) {
      // Leaves the upgrade to other listeners, where there are any.
      if (app.server.listenerCount('upgrade') === 1) stream.destroy();
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // Without a listener a broken socket would end the process; `close` follows.
      socket.on('error', () => {});
      const isFull = connections.count() >= connectionLimit;
      const refusal = key === credentials.key ? refusalOf(url.searchParams.get('protocol'), isFull) : UNKNOWN;
      if (!refusal) return connections.open(socket);
      socket.send(errorFrameOf(refusal.code, refusal.message));
      socket.close(refusal.code, refusal.message);
    });
  }

  const missed = () => connections.reconnectAll('Events may have been lost');
  await bus.receive({
    hears: (channel) => channels.subscriptionsIn(channel) > 0,
    deliver: (channel, { event, data, exceptSocketId }) =>
      channels.broadcast(channel, frameOf({ event, channel, data }), exceptSocketId),
    missed,
  });
  await grants.watch({ ended: connections.endIf, missed });
  app.server.on('upgrade', upgrade);
  app.addHook('preClose', async () => {
    app.server.off('upgrade', upgrade);
    await Promise.all([bus.close(), grants.close()]);
    connections.stop();
    connections.reconnectAll('The server restarts');
    sockets.close();
    setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, CLOSE_GRACE_MS).unref();
  });
  const parts = { appId: EMBEDDED_APP_ID, credentials, bus, channels, endConnectionsOf: connections.endAllOf };
  await app.register((scope) => addHttpApi(scope, parts), { prefix: '/apps/:appId' });
  return connections.count;
}

interface Refusal {
  readonly code: number;
  readonly message: string;
}

const UNKNOWN: Refusal = { code: CODES.applicationUnknown, message: 'Application does not exist' };

function refusalOf(protocol: string | null, isFull: boolean): Refusal | null {
  if (protocol === null) return { code: CODES.protocolMissing, message: 'No protocol version supplied' };
  const version = Number(protocol);
  if (!(version >= PROTOCOL_VERSIONS.min && version <= PROTOCOL_VERSIONS.max)) {
    return { code: CODES.protocolUnsupported, message: 'Unsupported protocol version' };
  }
  return isFull ? { code: CODES.overCapacity, message: 'Over capacity' } : null;
}
