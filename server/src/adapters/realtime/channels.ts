import { frameOf, isPresence } from './protocol.ts';

export interface Subscriber {
  readonly socketId: string;
  send(frame: string): void;
}

/** The identity of a connection in a presence channel. One person may have several connections. */
export interface Member {
  readonly userId: string;
  readonly info: unknown;
}

export interface Channels {
  /** Subscribes; announces a person's first connection to the others of a presence channel. */
  subscribe(channel: string, subscriber: Subscriber, member: Member | null): void;
  /** Unsubscribes; announces when a person's last connection has left. Idempotent. */
  unsubscribe(channel: string, subscriber: Subscriber): void;
  isSubscribed(channel: string, subscriber: Subscriber): boolean;
  memberOf(channel: string, subscriber: Subscriber): Member | null;
  broadcast(channel: string, frame: string, exceptSocketId?: string): void;
  /** The people in a presence channel by id, with their data. */
  membersIn(channel: string): Map<string, unknown>;
  /** Names of channels with subscribers. */
  occupied(): string[];
  subscriptionsIn(channel: string): number;
}

/** The subscriptions of this process. */
export function createChannels(): Channels {
  const channels = new Map<string, Map<Subscriber, Member | null>>();
  const subscribersOf = (channel: string) => channels.get(channel) ?? new Map<Subscriber, Member | null>();

  const isPresent = (channel: string, userId: string) =>
    [...subscribersOf(channel).values()].some((member) => member?.userId === userId);

  const broadcast: Channels['broadcast'] = (channel, frame, exceptSocketId) => {
    for (const subscriber of subscribersOf(channel).keys()) {
      if (subscriber.socketId !== exceptSocketId) subscriber.send(frame);
    }
  };

  return {
    broadcast,
    subscribe(channel, subscriber, member) {
      const isNew = member !== null && !isPresent(channel, member.userId);
      channels.set(channel, subscribersOf(channel).set(subscriber, member));
      if (!isNew) return;
      const data = { user_id: member.userId, user_info: member.info };
      broadcast(channel, frameOf({ event: 'pusher_internal:member_added', channel, data }), subscriber.socketId);
    },
    unsubscribe(channel, subscriber) {
      const subscribers = subscribersOf(channel);
      const member = subscribers.get(subscriber);
      if (!subscribers.delete(subscriber)) return;
      if (subscribers.size === 0) channels.delete(channel);
      if (!member || isPresent(channel, member.userId)) return;
      broadcast(
        channel,
        frameOf({ event: 'pusher_internal:member_removed', channel, data: { user_id: member.userId } }),
      );
    },
    isSubscribed: (channel, subscriber) => subscribersOf(channel).has(subscriber),
    memberOf: (channel, subscriber) => subscribersOf(channel).get(subscriber) ?? null,
    membersIn(channel) {
      const members = isPresence(channel) ? [...subscribersOf(channel).values()] : [];
      return new Map(members.flatMap((member) => (member ? [[member.userId, member.info]] : [])));
    },
    occupied: () => [...channels.keys()],
    subscriptionsIn: (channel) => subscribersOf(channel).size,
  };
}
