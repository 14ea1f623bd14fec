import type { chatRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ChatsService } from './chats.service.ts';

export const createChatHandlers = (chats: ChatsService): Handlers<typeof chatRoutes> => ({
  messages: ({ session, query }) => chats.messages(session.userId, query),
  list: ({ session, query }) => chats.list(session.userId, query.kind, query.cursor),
  send: ({ session, params, body }) => chats.send(session.userId, params.id, body),
  async remove({ session, params }) {
    await chats.remove(session.userId, params.id);
    return null;
  },
});
