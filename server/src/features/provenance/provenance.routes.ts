import type { provenanceRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import { AppError } from '../../shared/app-error.ts';
import type { SeenPicture } from '../../shared/seen-picture.ts';
import type { ProvenanceService } from './provenance.service.ts';

/** Finds the picture at an address; null when whoever asks may not see it. */
type FindSeen = (address: string, userId: number | null) => Promise<SeenPicture | null>;

export const createProvenanceHandlers = (
  provenance: ProvenanceService,
  findSeen: FindSeen,
): Handlers<typeof provenanceRoutes> => ({
  verify: ({ file, signal }) => provenance.verify(file.bytes, signal),
  async history({ session, query, signal }) {
    const seen = await findSeen(query.image_url, session?.userId ?? null);
    if (seen === null) throw new AppError('not_found', { text: 'There is no such picture.' });
    return { chain: await provenance.historyOf(seen, signal) };
  },
  choice: ({ session }) => provenance.choiceOf(session.userId),
  choose: ({ session, body }) => provenance.choose(session.userId, body),
});
