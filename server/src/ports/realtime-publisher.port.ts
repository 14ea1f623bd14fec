/**
 * Sends events to browsers over the Pusher Channels protocol. An event is a hint: delivery is not guaranteed, and a
 * failure to publish never fails the work that it reports.
 */
import type { EventData, EventName } from '@kenna/contract';

/** The session for which a subscription is authorised, and its rights at that moment. */
export interface RealtimeGrant {
  readonly sessionId: number;
  readonly userId: number;
  readonly isBlocked: boolean;
}

export interface RealtimePublisher {
  /** Resolves when the event was sent; failures are logged and swallowed. `data` has at most 10,240 bytes as JSON. */
  publish<Name extends EventName>(channel: string, event: Name, data: EventData[Name]): Promise<void>;
  /**
   * The signature of a private subscription, in the format of the official client. The embedded server ends the
   * connection when the grant does; hosted servers have no means for it.
   */
  authorize(socketId: string, channel: string, grant: RealtimeGrant): { auth: string; channel_data?: string };
}
