/** One socket of the embedded realtime server: its requests and its liveness. */
import type { WebSocket } from 'ws';
import type { RealtimeGrant } from '../../ports/realtime-publisher.port.ts';
import type { Channels, Subscriber } from './channels.ts';
import { createClientEvents } from './client-events.ts';
import { createConnectionGrants } from './connection-grants.ts';
import { createConnectionSubscriptions } from './connection-subscriptions.ts';
import type { EventBus } from './event-bus.ts';
import type { Grants } from './grants.ts';
import { CODES, errorFrameOf, fieldsOf, frameOf, parseObject, readMessage } from './protocol.ts';
import { isAuth, type RealtimeCredentials } from './signature.ts';

/**
 * Maximum unsent bytes of a slow client; above it the connection is closed. The client then reconnects and reads the
 * current state from the API.
 */
const BACKLOG_LIMIT = 4 * 1024 * 1024;

export interface Connection extends Subscriber {
  /** Set by `pusher:signin`; null before. */
  userId(): string | null;
  receive(text: string): void;
  /** Must be called whenever the client has sent anything. */
  markAlive(now: number): void;
  /** Called at short intervals: pings a silent client, and closes it when it does not answer. */
  checkAlive(now: number, limits: { readonly silenceMs: number; readonly answerMs: number }): void;
  close(code: number, reason: string): void;
  /** Closes the connection if it was authorised for a session to which this applies. */
  endIf(isEnded: (grant: RealtimeGrant) => boolean): void;
  /** Unsubscribes from every channel. */
  leave(): void;
}

interface Parts {
  readonly socket: WebSocket;
  readonly socketId: string;
  readonly channels: Channels;
  readonly credentials: RealtimeCredentials;
  readonly grants: Pick<Grants, 'isCurrent'>;
  readonly hear: EventBus['hear'];
  readonly acceptsClientEvents: boolean;
  readonly now: () => number;
}

export function createConnection({
  socket,
  socketId,
  channels,
  credentials,
  grants,
  hear,
  acceptsClientEvents,
  now,
}: Parts): Connection {
  const subscriber = subscriberOn(socket, socketId);
  const { admits, endIf } = createConnectionGrants(socket, grants);
  const giveUp = () => socket.close(CODES.unavailable, 'Events cannot be received now');
  const subscriptions = createConnectionSubscriptions({ subscriber, channels, credentials, admits, hear, giveUp });
  const clientEvents = createClientEvents({ subscriber, channels, now });
  const refuse = (code: number | null, message: string) => subscriber.send(errorFrameOf(code, message));
  let userId: string | null = null;

  function signIn({ auth, user_data: userData }: Record<string, unknown>): void {
    const id = typeof userData === 'string' ? parseObject(userData)?.['id'] : undefined;
    if (typeof id !== 'string' || !isAuth(auth, credentials, `${socketId}::user::${String(userData)}`)) {
      refuse(CODES.unauthorised, 'Connection not authorized');
      return socket.close(CODES.unauthorised, 'Connection not authorized');
    }
    userId = id;
    subscriber.send(frameOf({ event: 'pusher:signin_success', data: { user_data: userData } }));
  }

  return {
    ...subscriber,
    ...livenessOf(socket, subscriber, now()),
    userId: () => userId,
    receive(text) {
      const message = readMessage(text);
      if (!message) return refuse(CODES.reconnect, 'Not a message');
      const fields = fieldsOf(message.data);
      if (message.event === 'pusher:ping') return subscriber.send(frameOf({ event: 'pusher:pong' }));
      if (message.event === 'pusher:pong') return;
      if (message.event === 'pusher:subscribe') return void subscriptions.subscribe(fields);
      if (message.event === 'pusher:unsubscribe') return subscriptions.unsubscribe(fields['channel']);
      if (message.event === 'pusher:signin') return signIn(fields);
      if (!message.event.startsWith('client-')) return refuse(null, `Unknown event ${message.event.slice(0, 100)}`);
      if (!acceptsClientEvents) return refuse(null, 'Client events are not enabled');
      clientEvents.relay(message);
    },
    close: (code, reason) => socket.close(code, reason),
    endIf,
    leave: subscriptions.leave,
  };
}

const subscriberOn = (socket: WebSocket, socketId: string): Subscriber => ({
  socketId,
  send(frame) {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG_LIMIT) socket.terminate();
    else socket.send(frame);
  },
});

function livenessOf(
  socket: WebSocket,
  { send }: Subscriber,
  openedAt: number,
): Pick<Connection, 'markAlive' | 'checkAlive'> {
  let heardAt = openedAt;
  let askedAt: number | null = null;
  return {
    markAlive(now) {
      heardAt = now;
      askedAt = null;
    },
    checkAlive(now, { silenceMs, answerMs }) {
      if (askedAt !== null && now - askedAt >= answerMs) {
        socket.close(CODES.pongMissing, 'Pong reply not received');
        // A client that does not answer pings does not answer the close either.
        setTimeout(() => socket.terminate(), answerMs).unref();
      } else if (askedAt === null && now - heardAt >= silenceMs) {
        askedAt = now;
        send(frameOf({ event: 'pusher:ping' }));
      }
    },
  };
}
