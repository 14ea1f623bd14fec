import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { RealtimeGrant } from '../../ports/realtime-publisher.port.ts';
import type { Channels } from './channels.ts';
import { createConnection, type Connection } from './connection.ts';
import type { EventBus } from './event-bus.ts';
import type { Grants } from './grants.ts';
import { CODES, errorFrameOf, frameOf } from './protocol.ts';
import type { RealtimeCredentials } from './signature.ts';

interface Parts {
  readonly channels: Channels;
  readonly credentials: RealtimeCredentials;
  readonly grants: Pick<Grants, 'isCurrent'>;
  readonly hear: EventBus['hear'];
  readonly acceptsClientEvents: boolean;
  readonly silenceMs: number;
  readonly answerMs: number;
}

/** Every open socket of this process. */
export function createConnections({ silenceMs, answerMs, ...parts }: Parts) {
  const connections = new Set<Connection>();
  const aliveCheck = setInterval(
    () => {
      for (const connection of connections) connection.checkAlive(Date.now(), { silenceMs, answerMs });
    },
    // Often enough that neither limit is exceeded by much.
    Math.min(silenceMs, answerMs, 4000) / 4,
  );
  aliveCheck.unref();

  return {
    count: () => connections.size,
    open(socket: WebSocket): void {
      const socketId = `${randomInt(1e9)}.${randomInt(1e9)}`;
      const connection = createConnection({ socket, socketId, ...parts, now: Date.now });
      connections.add(connection);
      socket.on('message', (data, isBinary) => {
        connection.markAlive(Date.now());
        if (isBinary) connection.send(errorFrameOf(CODES.reconnect, 'Binary messages are not part of the protocol'));
        else connection.receive(data.toString());
      });
      socket.on('pong', () => connection.markAlive(Date.now()));
      socket.on('close', () => {
        connection.leave();
        connections.delete(connection);
      });
      const data = { socket_id: socketId, activity_timeout: Math.ceil(silenceMs / 1000) };
      connection.send(frameOf({ event: 'pusher:connection_established', data }));
    },
    endAllOf(userId: string): void {
      for (const connection of connections) {
        if (connection.userId() === userId) connection.close(CODES.unauthorised, 'Terminated by the application');
      }
    },
    endIf(isEnded: (grant: RealtimeGrant) => boolean): void {
      for (const connection of connections) connection.endIf(isEnded);
    },
    /** Clients connect again at once, and then read the current state from the API. */
    reconnectAll(reason: string): void {
      for (const connection of connections) connection.close(CODES.reconnect, reason);
    },
    stop(): void {
      clearInterval(aliveCheck);
    },
  };
}
