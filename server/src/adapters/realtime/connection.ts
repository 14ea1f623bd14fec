/** One socket of the embedded realtime server: what it may subscribe to and send, and whether it still lives. */
import type { WebSocket } from 'ws';
import type { Channels, Member, Subscriber } from './channels.ts';
import {
  CODES,
  errorFrameOf,
  EVENT_DATA_LIMIT,
  fieldsOf,
  frameOf,
  isChannelName,
  isGuarded,
  isPresence,
  parseObject,
  readMessage,
  type IncomingMessage,
} from './protocol.ts';
import { isAuth, subscriptionText, type RealtimeCredentials } from './signature.ts';

/** A reader so far behind is given up: it comes back and asks the API for the truth. */
const BACKLOG_LIMIT = 4 * 1024 * 1024;
const CLIENT_EVENTS_PER_SECOND = 10;
const SUBSCRIPTION_LIMIT = 200;

export interface ConnectionSettings {
  readonly credentials: RealtimeCredentials;
  readonly acceptsClientEvents: boolean;
}

export interface Connection extends Subscriber {
  /** Signed in with `pusher:signin`; null before. */
  userId(): string | null;
  receive(text: string): void;
  /** Called at short intervals: asks a silent client for a sign of life, and closes one that gives none. */
  checkAlive(now: number, limits: { readonly silenceMs: number; readonly answerMs: number }): void;
  isAlive(now: number): void;
  close(code: number, reason: string): void;
  /** Leaves every channel. */
  leave(): void;
}

interface Parts {
  readonly socket: WebSocket;
  readonly socketId: string;
  readonly channels: Channels;
  readonly settings: ConnectionSettings;
  readonly now: () => number;
}

export function createConnection({ socket, socketId, channels, settings, now }: Parts): Connection {
  const { credentials, acceptsClientEvents } = settings;
  const subscribed = new Set<string>();
  let userId: string | null = null;
  let heardAt = now();
  let askedAt: number | null = null;
  let clientEvents = { second: 0, count: 0 };

  const subscriber: Subscriber = {
    socketId,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BACKLOG_LIMIT) socket.terminate();
      else socket.send(frame);
    },
  };
  const { send } = subscriber;
  const refuse = (code: number | null, message: string) => send(errorFrameOf(code, message));

  function subscribe({ channel, auth, channel_data: channelData }: Record<string, unknown>): void {
    if (!isChannelName(channel)) return refuse(null, 'Invalid channel name');
    if (subscribed.has(channel)) return refuse(null, `Existing subscription to channel ${channel}`);
    if (subscribed.size >= SUBSCRIPTION_LIMIT) return refuse(null, 'Too many subscriptions');
    const text = typeof channelData === 'string' ? channelData : undefined;
    if (isGuarded(channel) && !isAuth(auth, credentials, subscriptionText(socketId, channel, text))) {
      const data = { type: 'AuthError', error: 'The connection is unauthorized.', status: 401 };
      send(frameOf({ event: 'pusher:subscription_error', channel, data }));
      return refuse(CODES.unauthorised, `Unauthorized for channel ${channel}`);
    }
    const member = isPresence(channel) ? memberIn(text) : null;
    if (isPresence(channel) && !member) return refuse(CODES.unauthorised, 'channel_data must be JSON with a user_id');
    subscribed.add(channel);
    channels.subscribe(channel, subscriber, member);
    const data = member ? { presence: presenceOf(channels.membersIn(channel)) } : {};
    send(frameOf({ event: 'pusher_internal:subscription_succeeded', channel, data }));
  }

  function unsubscribe(channel: unknown): void {
    if (typeof channel !== 'string' || !subscribed.delete(channel)) return;
    channels.unsubscribe(channel, subscriber);
  }

  function signIn({ auth, user_data: userData }: Record<string, unknown>): void {
    const id = typeof userData === 'string' ? parseObject(userData)?.['id'] : undefined;
    if (typeof id !== 'string' || !isAuth(auth, credentials, `${socketId}::user::${String(userData)}`)) {
      refuse(CODES.unauthorised, 'Connection not authorized');
      return socket.close(CODES.unauthorised, 'Connection not authorized');
    }
    userId = id;
    send(frameOf({ event: 'pusher:signin_success', data: { user_data: userData } }));
  }

  function relay({ event, channel, data }: IncomingMessage): void {
    if (!acceptsClientEvents) return refuse(null, 'Client events are not enabled');
    if (typeof channel !== 'string' || !isGuarded(channel) || !subscribed.has(channel)) {
      return refuse(null, 'Client events go to private and presence channels that are subscribed to');
    }
    const text = typeof data === 'string' ? data : JSON.stringify(data ?? {});
    if (Buffer.byteLength(text) > EVENT_DATA_LIMIT) return refuse(CODES.tooManyClientEvents, 'The event is too large');
    const second = Math.floor(now() / 1000);
    clientEvents = { second, count: clientEvents.second === second ? clientEvents.count + 1 : 1 };
    if (clientEvents.count > CLIENT_EVENTS_PER_SECOND) {
      return refuse(CODES.tooManyClientEvents, `At most ${CLIENT_EVENTS_PER_SECOND} client events a second`);
    }
    const sender = channels.memberOf(channel, subscriber);
    const frame = frameOf({ event, channel, data: text, ...(sender ? { user_id: sender.userId } : {}) });
    channels.broadcast(channel, frame, socketId);
  }

  return {
    ...subscriber,
    userId: () => userId,
    receive(text) {
      const message = readMessage(text);
      if (!message) return refuse(CODES.reconnect, 'Not a message');
      const fields = fieldsOf(message.data);
      if (message.event === 'pusher:ping') return send(frameOf({ event: 'pusher:pong' }));
      if (message.event === 'pusher:pong') return;
      if (message.event === 'pusher:subscribe') return subscribe(fields);
      if (message.event === 'pusher:unsubscribe') return unsubscribe(fields['channel']);
      if (message.event === 'pusher:signin') return signIn(fields);
      if (message.event.startsWith('client-')) return relay(message);
      refuse(null, `Unknown event ${message.event.slice(0, 100)}`);
    },
    isAlive(time) {
      heardAt = time;
      askedAt = null;
    },
    checkAlive(time, { silenceMs, answerMs }) {
      if (askedAt !== null && time - askedAt >= answerMs) {
        socket.close(CODES.pongMissing, 'Pong reply not received');
        // One that gives no sign of life does not answer the close either.
        setTimeout(() => socket.terminate(), answerMs).unref();
      } else if (askedAt === null && time - heardAt >= silenceMs) {
        askedAt = time;
        send(frameOf({ event: 'pusher:ping' }));
      }
    },
    close: (code, reason) => socket.close(code, reason),
    leave() {
      for (const channel of [...subscribed]) unsubscribe(channel);
    },
  };
}

function memberIn(channelData: string | undefined): Member | null {
  const fields = channelData === undefined ? null : parseObject(channelData);
  const userId = fields?.['user_id'];
  if ((typeof userId !== 'string' && typeof userId !== 'number') || userId === '') return null;
  return { userId: String(userId), info: fields?.['user_info'] ?? {} };
}

const presenceOf = (members: Map<string, unknown>) => ({
  ids: [...members.keys()],
  hash: Object.fromEntries(members),
  count: members.size,
});
