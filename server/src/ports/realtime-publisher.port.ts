/**
 * Sends events to browsers over the Pusher Channels protocol. An event is a hint: delivery is not promised, and a
 * failure to publish never fails the work that it tells about.
 */
import type { EventData, EventName } from '@kenna/contract';

export interface RealtimePublisher {
  /** Resolves when handed over; logs and swallows failures. `data` must stay under 10 KB as JSON. */
  publish<Name extends EventName>(channel: string, event: Name, data: EventData[Name]): Promise<void>;
  /** Signature of a private subscription, as the official client expects it. */
  authorize(socketId: string, channel: string): { auth: string; channel_data?: string };
}
