import type { provenanceRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ProvenanceService } from './provenance.service.ts';

export const createProvenanceHandlers = (provenance: ProvenanceService): Handlers<typeof provenanceRoutes> => ({
  verify: ({ file, signal }) => provenance.verify(file.bytes, signal),
  choice: ({ session }) => provenance.choiceOf(session.userId),
  choose: ({ session, body }) => provenance.choose(session.userId, body),
});
