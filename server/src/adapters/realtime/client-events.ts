import type { Channels, Subscriber } from './channels.ts';
import { CODES, errorFrameOf, EVENT_DATA_LIMIT, frameOf, isGuarded, type IncomingMessage } from './protocol.ts';

const EVENTS_PER_SECOND = 10;

interface Parts {
  readonly subscriber: Subscriber;
  readonly channels: Channels;
  readonly now: () => number;
}

/** Events that a connection sends to the others in a private or presence channel to which it is subscribed. */
export function createClientEvents({ subscriber, channels, now }: Parts) {
  const refuse = (code: number | null, message: string) => subscriber.send(errorFrameOf(code, message));
  let sent = { second: 0, count: 0 };

  return {
    relay({ event, channel, data }: IncomingMessage): void {
      if (typeof channel !== 'string' || !isGuarded(channel) || !channels.isSubscribed(channel, subscriber)) {
        return refuse(null, 'Client events go to private and presence channels that are subscribed to');
      }
      const text = typeof data === 'string' ? data : JSON.stringify(data ?? {});
      if (Buffer.byteLength(text) > EVENT_DATA_LIMIT)
        return refuse(CODES.tooManyClientEvents, 'The event is too large');
      const second = Math.floor(now() / 1000);
      sent = { second, count: sent.second === second ? sent.count + 1 : 1 };
      if (sent.count > EVENTS_PER_SECOND) {
        return refuse(CODES.tooManyClientEvents, `At most ${EVENTS_PER_SECOND} client events a second`);
      }
      const sender = channels.memberOf(channel, subscriber);
      const frame = frameOf({ event, channel, data: text, ...(sender ? { user_id: sender.userId } : {}) });
      channels.broadcast(channel, frame, subscriber.socketId);
    },
  };
}
