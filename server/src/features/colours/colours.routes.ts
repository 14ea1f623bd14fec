import type { colourRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ColoursService } from './colours.service.ts';

export const createColourHandlers = (colours: ColoursService): Handlers<typeof colourRoutes> => ({
  list: async ({ session }) => ({ colours: await colours.list(session.userId) }),
  add: ({ session, body }) => colours.add(session.userId, body),
  update: ({ session, body }) => colours.update(session.userId, body),
  async remove({ session, body }) {
    await colours.remove(session.userId, body.ids);
    return null;
  },
  import: ({ session, file }) => colours.import(session.userId, file.bytes),
});
