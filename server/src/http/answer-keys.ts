import type { FastifyInstance } from 'fastify';
import { withAbsoluteAddresses } from '../shared/absolute-addresses.ts';

/** Answers to API keys contain absolute addresses, since a script has no page whose origin would complete them. */
export function answerKeysAbsolutely(app: FastifyInstance, publicUrl: string): void {
  app.addHook('preSerialization', async ({ session }, _reply, payload) =>
    session?.scopes ? withAbsoluteAddresses(payload, publicUrl) : payload,
  );
}
