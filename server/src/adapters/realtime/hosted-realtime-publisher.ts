/** Publishes through an external server of the Pusher Channels protocol: Pusher itself, soketi, Laravel Reverb. */
import type { Logger } from 'pino';
import Pusher from 'pusher';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import type { RealtimeCredentials } from './signature.ts';

const TIMEOUT_MS = 5000;

interface Options {
  readonly appId: string;
  readonly credentials: RealtimeCredentials;
  /** The server's URL; null: Pusher's own, in `cluster`. */
  readonly url: string | null;
  readonly cluster: string | null;
  readonly log: Pick<Logger, 'warn'>;
}

export function createHostedRealtimePublisher({ appId, credentials, url, cluster, log }: Options): RealtimePublisher {
  const pusher = new Pusher({ appId, ...credentials, timeout: TIMEOUT_MS, ...placeOf(url, cluster) });
  return {
    async publish(channel, event, data) {
      try {
        await pusher.trigger(channel, event, data);
      } catch (error) {
        log.warn({ err: error, channel, event }, 'an event could not be published');
      }
    },
    authorize(socketId, channel) {
      const { auth } = pusher.authorizeChannel(socketId, channel);
      return { auth };
    },
  };
}

function placeOf(url: string | null, cluster: string | null) {
  if (url === null) return { cluster: cluster ?? 'mt1', useTLS: true };
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, ...(port === '' ? {} : { port }), useTLS: protocol === 'https:' };
}
