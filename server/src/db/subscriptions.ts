/** The subscribers of each NOTIFY channel, independent of the connection, which may be replaced. */
export interface Subscription {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onResumed: () => void;
}

export function createSubscriptions() {
  const subscriptions = new Set<Subscription>();
  return {
    /** Returns true when it is the channel's first. */
    add(subscription: Subscription): boolean {
      const isFirst = ![...subscriptions].some(({ channel }) => channel === subscription.channel);
      subscriptions.add(subscription);
      return isFirst;
    },
    remove: (subscription: Subscription): boolean => subscriptions.delete(subscription),
    channels: (): string[] => [...new Set([...subscriptions].map(({ channel }) => channel))],
    deliver(channel: string, payload: string): void {
      for (const subscription of subscriptions) if (subscription.channel === channel) subscription.onPayload(payload);
    },
    resumed(): void {
      for (const subscription of subscriptions) subscription.onResumed();
    },
  };
}

/** Channel names cannot be bound as parameters. */
export const listenStatement = (channel: string): string => `LISTEN "${channel.replaceAll('"', '""')}"`;
