import type { chatRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ChatsService } from './chats.service.ts';

export const createChatHandlers = (chats: ChatsService): Handlers<typeof chatRoutes> => ({
  messages: ({ session, query }) => chats.messages(session.userId, query),
  list: ({ session, query }) => chats.list(session.userId, query),
  send: ({ session, params, body }) => chats.send(session.userId, params.id, body),
  stop: ({ session, params }) => chats.stop(session.userId, params.id),
  retry: ({ session, params }) => chats.retry(session.userId, params.id),
  async remove({ session, params }) {
    await chats.remove(session.userId, params.id);
    return null;
  },
});
