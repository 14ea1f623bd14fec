import type { RealtimeGrant } from '../../ports/realtime-publisher.port.ts';
import type { Channels, Member, Subscriber } from './channels.ts';
import type { EventBus } from './event-bus.ts';
import { readGrant } from './grants.ts';
import { CODES, errorFrameOf, frameOf, isChannelName, isGuarded, isPresence, parseObject } from './protocol.ts';
import { isAuth, subscriptionText, type RealtimeCredentials } from './signature.ts';

const SUBSCRIPTION_LIMIT = 200;

interface Parts {
  readonly subscriber: Subscriber;
  readonly channels: Channels;
  readonly credentials: RealtimeCredentials;
  /** Whether the connection may use the grant; it is closed otherwise. */
  readonly admits: (grant: RealtimeGrant) => Promise<boolean>;
  readonly hear: EventBus['hear'];
  /** Closes the connection because its subscriptions cannot be kept now. */
  readonly giveUp: () => void;
}

/**
 * The channels of one connection. Private and presence channels require a signature for this connection and channel.
 */
export function createConnectionSubscriptions({ subscriber, channels, credentials, admits, hear, giveUp }: Parts) {
  const { socketId, send } = subscriber;
  /** The latest request for each channel. It is compared after a wait, in which the client may have unsubscribed. */
  const requests = new Map<string, symbol>();
  /** Ends the hearing of each subscribed channel. */
  const endings = new Map<string, () => void>();
  const refuse = (code: number | null, message: string) => send(errorFrameOf(code, message));

  function unsubscribe(channel: unknown): void {
    if (typeof channel !== 'string' || !requests.delete(channel)) return;
    channels.unsubscribe(channel, subscriber);
    endings.get(channel)?.();
    endings.delete(channel);
  }

  return {
    async subscribe({ channel, auth, channel_data: channelData }: Record<string, unknown>): Promise<void> {
      if (!isChannelName(channel)) return refuse(null, 'Invalid channel name');
      if (requests.has(channel)) return refuse(null, `Existing subscription to channel ${channel}`);
      if (requests.size >= SUBSCRIPTION_LIMIT) return refuse(null, 'Too many subscriptions');
      const text = typeof channelData === 'string' ? channelData : undefined;
      if (isGuarded(channel) && !isAuth(auth, credentials, subscriptionText(socketId, channel, text))) {
        const data = { type: 'AuthError', error: 'The connection is unauthorized.', status: 401 };
        send(frameOf({ event: 'pusher:subscription_error', channel, data }));
        return refuse(CODES.unauthorised, `Unauthorized for channel ${channel}`);
      }
      const member = isPresence(channel) ? memberIn(text) : null;
      if (isPresence(channel) && !member) return refuse(CODES.unauthorised, 'channel_data must be JSON with a user_id');
      const request = Symbol(channel);
      requests.set(channel, request);
      const grant = isGuarded(channel) && text !== undefined ? readGrant(text) : null;
      if (grant && !(await admits(grant))) return;
      if (requests.get(channel) !== request) return;
      const end = await hear(channel).catch(() => null);
      if (end === null) return giveUp();
      if (requests.get(channel) !== request) return end();
      endings.set(channel, end);
      channels.subscribe(channel, subscriber, member);
      const data = member ? { presence: presenceOf(channels.membersIn(channel)) } : {};
      send(frameOf({ event: 'pusher_internal:subscription_succeeded', channel, data }));
    },
    /** Idempotent. */
    unsubscribe,
    leave(): void {
      for (const channel of [...requests.keys()]) unsubscribe(channel);
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
