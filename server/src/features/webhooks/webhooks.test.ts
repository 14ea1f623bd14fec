import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { DELIVERY_TRIES, renderRoutes, webhookRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

interface ReceivedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let app: TestApp;
let ada: Person;
let answer = 200;
const received: ReceivedRequest[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body });
    response.writeHead(answer).end();
  });
});
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/news`;
  app = await testApp();
  ada = await app.world.user({ plan: 'pro' });
});
afterAll(async () => {
  await app.close();
  server.close();
});

const hook = async (person: Person) => (await person.api.call(webhookRoutes.create, { body: { url } })).data;
const deliveries = async (person: Person, id: number) =>
  (await person.api.call(webhookRoutes.deliveries, { params: { id } })).data.deliveries;
const untold = { signal: new AbortController().signal };

describe('a webhook', () => {
  it('reports a finished render, signed so that its receiver can check it', async () => {
    const { webhook, secret } = await hook(ada);
    const render = { page: 'GenerateImage', prompt: 'a silk dress', image_count: 1 } as const;
    const { data } = await ada.api.call(renderRoutes.create, { body: render });
    await app.settle();
    const [{ headers, body }] = received as [ReceivedRequest];
    const news = JSON.parse(body) as {
      event: string;
      data: { render_id: number; images: { image_url: string }[] };
    };
    expect(news).toMatchObject({ event: 'render.finished', data: { render_id: data.render_id, status: 'completed' } });
    expect(news.data.images).toHaveLength(1);
    // As documented: receivers get absolute addresses, at which pictures have content credentials.
    expect(news.data.images[0]).toMatchObject({
      image_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/files\/signed\/images\//),
    });
    const signed = `${headers['webhook-timestamp'] as string}.${body}`;
    const signature = createHmac('sha256', secret).update(signed).digest('hex');
    expect(headers['webhook-signature']).toBe(`v1=${signature}`);
    expect(await deliveries(ada, webhook.id)).toMatchObject([
      { id: Number(headers['webhook-id']), status: 'delivered', tries: 1, response_status: 200, problem: null },
    ]);
    expect((await ada.api.call(webhookRoutes.list)).data.webhooks).toEqual([{ ...webhook, last_status: 'delivered' }]);
  });

  it('is retried up to the limit, with the reason of the failure', async () => {
    const bob = await app.world.user();
    const { webhook } = await hook(bob);
    answer = 503;
    const { delivery } = (await bob.api.call(webhookRoutes.test, { body: { id: webhook.id } })).data;
    await app.settle();
    const failing = { status: 'waiting', tries: 1, response_status: 503, problem: 'The server answered 503.' };
    expect(await deliveries(bob, webhook.id)).toMatchObject([failing]);
    const again = (lastTry: boolean) => app.services.webhooks.deliver(delivery.id, { ...untold, lastTry });
    await expect(again(false)).rejects.toThrow('503');
    await again(true);
    answer = 200;
    await again(true);
    expect(await deliveries(bob, webhook.id)).toMatchObject([{ ...failing, status: 'failed', tries: 3 }]);
    expect(DELIVERY_TRIES).toBeGreaterThan(3);
  });

  it('belongs to its person, and sends nothing once it is removed or they are blocked', async () => {
    const [bob, eve] = [await app.world.user(), await app.world.user()];
    const { webhook } = await hook(bob);
    const named = { body: { id: webhook.id } };
    expect((await eve.api.call(webhookRoutes.test, named)).status).toBe(404);
    expect((await eve.api.call(webhookRoutes.remove, named)).status).toBe(404);
    expect((await eve.api.call(webhookRoutes.deliveries, { params: { id: webhook.id } })).status).toBe(404);
    const before = received.length;
    await app.db.updateTable('users').set({ is_blocked: true }).where('id', '=', bob.id).execute();
    const row = { webhook_id: webhook.id, event: 'test' as const, body: '{}', created_at: new Date() };
    const { id } = await app.db.insertInto('webhook_deliveries').values(row).returning('id').executeTakeFirstOrThrow();
    await app.services.webhooks.deliver(id, { ...untold, lastTry: true });
    expect(received).toHaveLength(before);
    await app.db.updateTable('users').set({ is_blocked: false }).where('id', '=', bob.id).execute();
    expect((await bob.api.call(webhookRoutes.remove, named)).status).toBe(200);
    await app.services.webhooks.deliver(id, { ...untold, lastTry: true });
    expect(received).toHaveLength(before);
  });

  it('requires a verified address, at most five for each account', async () => {
    const stranger = await app.world.user({ verified: false });
    expect(await stranger.api.call(webhookRoutes.create, { body: { url } })).toMatchObject({ status: 403, code: 1037 });
    const bob = await app.world.user();
    for (let count = 0; count < 5; count++) await hook(bob);
    const sixth = await bob.api.call(webhookRoutes.create, { body: { url } });
    expect(sixth.data).toHaveProperty('fields.url');
    expect((await bob.api.call(webhookRoutes.create, { body: { url: 'nowhere' } })).status).toBe(422);
  });
});
