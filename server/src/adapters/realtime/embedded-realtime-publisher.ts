/** Publishes to the embedded realtime server of this process and, over the bus, of other processes. */
import type { Logger } from 'pino';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import type { EventBus } from './event-bus.ts';
import { writeGrant } from './grants.ts';
import { EVENT_DATA_LIMIT } from './protocol.ts';
import { authOf, subscriptionText, type RealtimeCredentials } from './signature.ts';

interface Parts {
  readonly bus: Pick<EventBus, 'publish'>;
  readonly credentials: RealtimeCredentials;
  readonly log: Pick<Logger, 'warn'>;
}

export function createEmbeddedRealtimePublisher({ bus, credentials, log }: Parts): RealtimePublisher {
  return {
    async publish(channel, event, data) {
      const text = JSON.stringify(data);
      try {
        if (Buffer.byteLength(text) > EVENT_DATA_LIMIT)
          throw new Error(`The event has more than ${EVENT_DATA_LIMIT} bytes.`);
        await bus.publish({ channels: [channel], event, data: text });
      } catch (error) {
        log.warn({ err: error, channel, event }, 'an event could not be published');
      }
    },
    authorize(socketId, channel, grant) {
      const channelData = writeGrant(grant);
      return {
        auth: authOf(credentials, subscriptionText(socketId, channel, channelData)),
        channel_data: channelData,
      };
    },
  };
}
