import type { noteRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { NotesService } from './notes.service.ts';

export const createNoteHandlers = (notes: NotesService): Handlers<typeof noteRoutes> => ({
  list: ({ session, query }) => notes.list(session.userId, query.image_id),
  add: ({ session, body }) => notes.add(session.userId, body),
  update: ({ session, body }) => notes.update(session.userId, body),
  remove: async ({ session, body }) => {
    await notes.remove(session.userId, body.id);
    return null;
  },
});
