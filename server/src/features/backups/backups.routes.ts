import type { backupRoutes } from '@kenna/contract';
import { actorOf } from '../../http/actor-of.ts';
import type { Handlers } from '../../http/bind-routes.ts';
import type { BackupsService } from './backups.service.ts';

export const createBackupHandlers = (backups: BackupsService): Handlers<typeof backupRoutes> => ({
  list: () => backups.list(),
  start: async (call) => ({ message: 'The backup was started', data: await backups.start(actorOf(call)) }),
  link: (call) => backups.link(actorOf(call), call.body.id, call.body.password),
  file: ({ params }) => backups.open(params.link),
});
