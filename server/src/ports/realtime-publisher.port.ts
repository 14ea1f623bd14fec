/**
 * Sends events to browsers over the Pusher Channels protocol. An event is a hint: delivery is not guaranteed, and a
 * failure to publish never fails the work that it reports.
 */
import type { EventData, EventName } from '@kenna/contract';

export interface RealtimePublisher {
  /** Resolves when the event was sent; failures are logged and swallowed. `data` has at most 10,240 bytes as JSON. */
  publish<Name extends EventName>(channel: string, event: Name, data: EventData[Name]): Promise<void>;
  /** The signature of a private subscription, in the format of the official client. */
  authorize(socketId: string, channel: string): { auth: string; channel_data?: string };
}
