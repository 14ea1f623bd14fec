/** Authorises a person to subscribe to their own channels and conversations only. */
import { channelChat, channelOwner } from '@kenna/contract';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { ChatsService } from '../chats/chats.service.ts';

interface Parts {
  readonly realtime: Pick<RealtimePublisher, 'authorize'>;
  readonly chats: Pick<ChatsService, 'isOwn'>;
}

export type RealtimeService = ReturnType<typeof createRealtimeService>;

export function createRealtimeService({ realtime, chats }: Parts) {
  async function isOwn(userId: number, channel: string): Promise<boolean> {
    const chatId = channelChat(channel);
    return chatId === null ? channelOwner(channel) === userId : chats.isOwn(userId, chatId);
  }

  return {
    /** @throws AppError `not_owner` for a channel of another person, and for names that are not ours. */
    async authorize(userId: number, socketId: string, channel: string) {
      // The signature covers `socket:channel`: a socket id with a colon could shift the boundary between the two.
      if (!/^\d+\.\d+$/.test(socketId)) throw invalidFields({ socket_id: 'This is not a socket id.' });
      if (!(await isOwn(userId, channel))) throw new AppError('not_owner');
      return realtime.authorize(socketId, channel);
    },
  };
}
