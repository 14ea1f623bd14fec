import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createEmbeddedRealtimePublisher } from '../adapters/realtime/embedded-realtime-publisher.ts';
import { attachRealtimeServer } from '../adapters/realtime/embedded-realtime-server.ts';
import { createDatabaseEventBus } from '../adapters/realtime/event-bus.ts';
import { createGrants, type Grants } from '../adapters/realtime/grants.ts';
import { keepRealtimeCredentials } from '../adapters/realtime/realtime-credentials.ts';
import type { Database } from '../db/database.ts';
import type { SecretBox } from '../shared/security/secret-box.ts';

/** The embedded realtime server over the database, as it runs where several servers share one. */
export async function openTestRealtime(database: Database, secretBox: SecretBox, log: Logger) {
  const credentials = await keepRealtimeCredentials(database.db, secretBox);
  const bus = createDatabaseEventBus({ database, log });
  return {
    credentials,
    publisher: createEmbeddedRealtimePublisher({ bus, credentials, log }),
    attach: (app: FastifyInstance, isCurrent: Grants['isCurrent']) =>
      attachRealtimeServer(app, { credentials, bus, grants: createGrants(database, isCurrent) }),
  };
}
