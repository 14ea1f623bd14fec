import { readRenderRequest, type renderRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { RendersService } from './renders.service.ts';

export const createRenderHandlers = (renders: RendersService): Handlers<typeof renderRoutes> => ({
  create: ({ session, body }) => renders.create(session.userId, readRenderRequest(body)),
  preview: ({ session, query, body, address, signal }) => {
    // A blocked person has the rights of any other visitor.
    const userId = session && !session.isBlocked ? session.userId : null;
    const asked = readRenderRequest({ ...body, image_count: 1 });
    return renders.preview({ userId, address, side: query.side }, asked, signal);
  },
  vocabulary: async () => renders.vocabulary(),
  sceneFile: ({ session, body, signal }) => renders.sceneFile(session.userId, body, signal),
  list: ({ session, query }) => renders.list(session.userId, query.cursor),
  jobs: ({ session, query }) => renders.listJobs(session.userId, query.cursor),
  get: ({ session, params }) => renders.get(session.userId, params.id),
  cancel: ({ session, params }) => renders.cancel(session.userId, params.id),
  retry: ({ session, params }) => renders.retry(session.userId, params.id),
  async remove({ session, params }) {
    await renders.remove(session.userId, params.id);
    return null;
  },
});
