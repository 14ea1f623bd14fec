import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createEmbeddedRealtimePublisher } from './embedded-realtime-publisher.ts';
import { EMBEDDED_APP_ID } from './embedded-realtime-server.ts';
import { createDatabaseEventBus, createLocalEventBus } from './event-bus.ts';
import { createHostedRealtimePublisher } from './hosted-realtime-publisher.ts';
import { CREDENTIALS, describeRealtimePublisher } from './realtime.conformance.ts';

const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describeRealtimePublisher('the embedded publisher in the process of the server', {
  openBus: async () => createLocalEventBus(),
  openPublisher: ({ bus }) => createEmbeddedRealtimePublisher({ bus, credentials: CREDENTIALS, log }),
});

describeRealtimePublisher('the embedded publisher of another process, over the database', {
  openBus: async () => createDatabaseEventBus({ database, log }),
  openPublisher: () => {
    const bus = createDatabaseEventBus({ database, log });
    return createEmbeddedRealtimePublisher({ bus, credentials: CREDENTIALS, log });
  },
});

describeRealtimePublisher('the publisher to a hosted server', {
  openBus: async () => createLocalEventBus(),
  openPublisher: ({ url }) =>
    createHostedRealtimePublisher({ appId: EMBEDDED_APP_ID, credentials: CREDENTIALS, url, cluster: null, log }),
});

test('an unreachable hosted server does not fail the caller', async () => {
  const options = { appId: 'x', credentials: CREDENTIALS, url: 'http://127.0.0.1:1', cluster: null, log };
  const publisher = createHostedRealtimePublisher(options);
  const change = { plan: 'free', is_blocked: 0, render_limit: 1 } as const;
  await expect(publisher.publish('private-x', 'UserSubscriptionChange', change)).resolves.toBeUndefined();
});
