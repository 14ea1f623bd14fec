import type { runRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { RunsService } from './runs.service.ts';

export const createRunHandlers = (runs: RunsService): Handlers<typeof runRoutes> => ({
  list: ({ session, query }) => runs.list(session.userId, query),
  create: ({ session, body }) => runs.create(session.userId, body),
  readSheet: async ({ body }) => runs.readSheet(body.text),
  readWorkbook: ({ file }) => runs.readWorkbook(file.bytes),
  get: ({ session, params }) => runs.get(session.userId, params.id),
  rows: ({ session, params, query }) => runs.listRows(session.userId, params.id, query),
  update: ({ session, params, body }) => runs.update(session.userId, params.id, body),
  updateRows: ({ session, params, body }) => runs.updateRows(session.userId, params.id, body),
  updateRecipe: ({ session, params, body }) => runs.updateRecipe(session.userId, params.id, body),
  start: ({ session, params }) => runs.start(session.userId, params.id),
  pause: ({ session, params }) => runs.pause(session.userId, params.id),
  resume: ({ session, params }) => runs.resume(session.userId, params.id),
  cancel: ({ session, params }) => runs.cancel(session.userId, params.id),
  rerun: ({ session, params, body }) => runs.rerun(session.userId, params.id, body.cells ?? null),
  review: ({ session, params, body }) => runs.review(session.userId, params.id, body),
  replace: ({ session, params, body }) => runs.replace(session.userId, params, body.image_id),
  async remove({ session, params }) {
    await runs.remove(session.userId, params.id);
    return null;
  },
});
