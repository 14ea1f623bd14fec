/** The subscribers of each NOTIFY channel, independent of the connection, which may be replaced. */
export interface Subscription {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onResumed: () => void;
}

export function createSubscriptions() {
  const byChannel = new Map<string, Set<Subscription>>();
  return {
    /** Returns true when it is the channel's first. */
    add(subscription: Subscription): boolean {
      const { channel } = subscription;
      const others = byChannel.get(channel);
      if (others) others.add(subscription);
      else byChannel.set(channel, new Set([subscription]));
      return !others;
    },
    /** Returns true when it was the channel's last. Idempotent. */
    remove(subscription: Subscription): boolean {
      const { channel } = subscription;
      const present = byChannel.get(channel);
      if (!present?.delete(subscription) || present.size > 0) return false;
      return byChannel.delete(channel);
    },
    channels: (): string[] => [...byChannel.keys()],
    deliver(channel: string, payload: string): void {
      for (const { onPayload } of byChannel.get(channel) ?? []) onPayload(payload);
    },
    resumed(): void {
      for (const { onResumed } of [...byChannel.values()].flatMap((present) => [...present])) onResumed();
    },
  };
}

/** Channel names cannot be bound as parameters. */
const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;
export const listenStatement = (channel: string): string => `LISTEN ${quoted(channel)}`;
export const unlistenStatement = (channel: string): string => `UNLISTEN ${quoted(channel)}`;
