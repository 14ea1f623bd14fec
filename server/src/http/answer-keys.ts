import type { FastifyInstance } from 'fastify';
import { withAbsoluteAddresses } from '../shared/absolute-addresses.ts';

/** A script has no page whose origin completes an address: who asks with an API key is answered absolute ones. */
export function answerKeysAbsolutely(app: FastifyInstance, publicUrl: string): void {
  app.addHook('preSerialization', async ({ session }, _reply, payload) =>
    session?.scopes ? withAbsoluteAddresses(payload, publicUrl) : payload,
  );
}
