/** Lets a person listen to their own channels, and to no others. */
import { channelOwner } from '@kenna/contract';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';

export type RealtimeService = ReturnType<typeof createRealtimeService>;

export function createRealtimeService({ realtime }: { realtime: Pick<RealtimePublisher, 'authorize'> }) {
  return {
    /** @throws AppError `not_owner` for a channel of another person, and for names that are not ours. */
    authorize(userId: number, socketId: string, channel: string) {
      // The signature covers `socket:channel`: a socket id with a colon could move the border between the two.
      if (!/^\d+\.\d+$/.test(socketId)) throw invalidFields({ socket_id: 'This is not a socket id.' });
      if (channelOwner(channel) !== userId) throw new AppError('not_owner');
      return realtime.authorize(socketId, channel);
    },
  };
}
