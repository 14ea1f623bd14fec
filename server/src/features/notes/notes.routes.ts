import type { noteRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { NotesService } from './notes.service.ts';

export const createNoteHandlers = (notes: NotesService): Handlers<typeof noteRoutes> => ({
  list: ({ session, query }) => notes.list(session.userId, query.image_id),
  add: ({ actor, body }) => notes.add(actor, body),
  update: ({ actor, body }) => notes.update(actor, body),
  remove: async ({ actor, body }) => {
    await notes.remove(actor, body.id);
    return null;
  },
});
