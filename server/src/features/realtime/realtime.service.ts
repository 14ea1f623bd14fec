/**
 * Authorises a person to subscribe to their own channels and conversations only. The embedded server asks again when
 * the authorisation is used, and ends the connection with the session.
 */
import { channelChat, channelOwner } from '@kenna/contract';
import type { RealtimeGrant, RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { AccountsService, Session } from '../accounts/accounts.service.ts';
import type { ChatsService } from '../chats/chats.service.ts';

interface Parts {
  readonly realtime: Pick<RealtimePublisher, 'authorize'>;
  readonly chats: Pick<ChatsService, 'isOwn'>;
  readonly accounts: Pick<AccountsService, 'findRights'>;
}

export type RealtimeService = ReturnType<typeof createRealtimeService>;

export function createRealtimeService({ realtime, chats, accounts }: Parts) {
  async function isOwn(userId: number, channel: string): Promise<boolean> {
    const chatId = channelChat(channel);
    return chatId === null ? channelOwner(channel) === userId : chats.isOwn(userId, chatId);
  }

  return {
    /** @throws AppError `not_owner` for a channel of another person, and for names that are not ours. */
    async authorize({ id: sessionId, userId, isBlocked }: Session, socketId: string, channel: string) {
      // The signature covers `socket:channel`: a socket id with a colon could shift the boundary between the two.
      if (!/^\d+\.\d+$/.test(socketId)) throw invalidFields({ socket_id: 'This is not a socket id.' });
      if (!(await isOwn(userId, channel))) throw new AppError('not_owner');
      return realtime.authorize(socketId, channel, { sessionId, userId, isBlocked });
    },

    /** Whether the session has not ended, and the person was neither blocked nor unblocked since. */
    async isCurrent({ sessionId, userId, isBlocked }: RealtimeGrant): Promise<boolean> {
      const rights = await accounts.findRights(sessionId);
      return rights !== null && rights.userId === userId && rights.isBlocked === isBlocked;
    },
  };
}
