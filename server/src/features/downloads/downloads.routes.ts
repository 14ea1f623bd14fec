import type { downloadRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { DownloadsService } from './downloads.service.ts';

export const createDownloadHandlers = (downloads: DownloadsService): Handlers<typeof downloadRoutes> => ({
  image: ({ session, body, signal }) => downloads.saveImage(session.userId, body, signal),
  file: ({ session, params }) => downloads.openFile(session.userId, params.download_id),
  state: ({ session, params }) => downloads.state(session.userId, params.download_id),
  cancel: ({ session, body }) => downloads.cancel(session.userId, body.download_id),
  archive: ({ session, body }) => downloads.archiveImages(session.userId, body),
  account: ({ session }) => downloads.archiveAccount(session.userId),
  collectionArchive: ({ session, grant, body }) => {
    // A blocked person has the rights of any other visitor.
    const userId = session && !session.isBlocked ? session.userId : null;
    return downloads.archiveCollection({ userId, grant }, body);
  },
  runArchive: ({ session, params, body }) => downloads.archiveRun(session.userId, params.id, body),
  deliver: ({ session, params, body }) => downloads.deliverRun(session.userId, params.id, body),
  deliverToFolder: ({ session, params, body }) => downloads.deliverToFolder(session.userId, params.id, body),
  resumeDelivery: ({ session, params }) => downloads.resumeDelivery(session.userId, params.id),
  delivery: ({ session, params }) => downloads.lastDelivery(session.userId, params.id),
  archiveFile: ({ params, signal }) => downloads.openArchive(params.link, signal),
  sheet: ({ session, body }) => downloads.makeSheet(session.userId, body),
});
