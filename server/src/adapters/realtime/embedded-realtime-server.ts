/**
 * A server of the Pusher Channels protocol within the product's own, on the same port: `/app/{key}` for sockets and
 * `/apps/{id}` for the signed HTTP API. The official client and server libraries take it for Pusher.
 */
import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import { createChannels } from './channels.ts';
import { createConnection, type Connection } from './connection.ts';
import type { EventBus } from './event-bus.ts';
import { addHttpApi } from './http-api.ts';
import { CODES, errorFrameOf, frameOf, PROTOCOL_VERSIONS } from './protocol.ts';
import type { RealtimeCredentials } from './signature.ts';

/** The application's id towards server libraries. */
export const EMBEDDED_APP_ID = 'embedded';

const FRAME_LIMIT = 64 * 1024;
/** What a client has to answer the close at the end of the server. */
const CLOSE_GRACE_MS = 1000;
const SOCKET_PATH = /^\/app\/([^/]+)\/?$/;

export interface EmbeddedRealtimeOptions {
  readonly credentials: RealtimeCredentials;
  readonly bus: EventBus;
  readonly connectionLimit?: number;
  readonly acceptsClientEvents?: boolean;
  /** A silent client is asked for a sign of life after this. */
  readonly silenceMs?: number;
  /** And closed when it gives none within this. */
  readonly answerMs?: number;
}

/** Attaches to a server that does not listen yet, and ends with it. */
export async function attachRealtimeServer(app: FastifyInstance, options: EmbeddedRealtimeOptions): Promise<void> {
  const { credentials, bus, connectionLimit = 10_000, acceptsClientEvents = false } = options;
  const { silenceMs = 120_000, answerMs = 30_000 } = options;
  const channels = createChannels();
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT, perMessageDeflate: false });

  function open(socket: WebSocket): void {
    const socketId = `${randomInt(1e9)}.${randomInt(1e9)}`;
    const settings = { credentials, acceptsClientEvents };
    const connection = createConnection({ socket, socketId, channels, settings, now: Date.now });
    connections.add(connection);
    socket.on('message', (data, isBinary) => {
      connection.isAlive(Date.now());
      if (isBinary) connection.send(errorFrameOf(CODES.reconnect, 'Binary messages are not part of the protocol'));
      else connection.receive(data.toString());
    });
    socket.on('pong', () => connection.isAlive(Date.now()));
    socket.on('close', () => {
      connection.leave();
      connections.delete(connection);
    });
    const data = { socket_id: socketId, activity_timeout: Math.ceil(silenceMs / 1000) };
    connection.send(frameOf({ event: 'pusher:connection_established', data }));
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = SOCKET_PATH.exec(url.pathname)?.[1];
    if (key === undefined) {
      if (app.server.listenerCount('upgrade') === 1) stream.destroy();
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // Without a listener a broken socket would end the process; `close` follows.
      socket.on('error', () => {});
      const refusal = refusalOf(key, url.searchParams.get('protocol'));
      if (!refusal) return open(socket);
      socket.send(errorFrameOf(refusal.code, refusal.message));
      socket.close(refusal.code, refusal.message);
    });
  }

  function refusalOf(key: string, protocol: string | null): { code: number; message: string } | null {
    if (key !== credentials.key) return { code: CODES.applicationUnknown, message: 'Application does not exist' };
    if (protocol === null) return { code: CODES.protocolMissing, message: 'No protocol version supplied' };
    const version = Number(protocol);
    if (!(version >= PROTOCOL_VERSIONS.least && version <= PROTOCOL_VERSIONS.most)) {
      return { code: CODES.protocolUnsupported, message: 'Unsupported protocol version' };
    }
    return connections.size >= connectionLimit ? { code: CODES.overCapacity, message: 'Over capacity' } : null;
  }

  function endConnectionsOf(userId: string): void {
    for (const connection of connections) {
      if (connection.userId() === userId) connection.close(CODES.unauthorised, 'Terminated by the application');
    }
  }

  await bus.receive(({ channels: names, event, data, exceptSocketId }) => {
    for (const channel of names) channels.broadcast(channel, frameOf({ event, channel, data }), exceptSocketId);
  });
  const aliveCheck = setInterval(
    () => {
      for (const connection of connections) connection.checkAlive(Date.now(), { silenceMs, answerMs });
    },
    Math.min(silenceMs, answerMs, 4000) / 4,
  );
  aliveCheck.unref();

  app.server.on('upgrade', upgrade);
  app.addHook('preClose', async () => {
    clearInterval(aliveCheck);
    app.server.off('upgrade', upgrade);
    await bus.close();
    for (const connection of connections) connection.close(CODES.reconnect, 'The server restarts');
    sockets.close();
    setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, CLOSE_GRACE_MS).unref();
  });
  const parts = { appId: EMBEDDED_APP_ID, credentials, bus, channels, endConnectionsOf };
  await app.register((scope) => addHttpApi(scope, parts), { prefix: '/apps/:appId' });
}
