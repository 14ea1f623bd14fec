import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { runRoutes, webhookRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, dresses, drawRun, FRONT, makeRun, viewOf } from '../../testing/runs.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let url: string;
const received: { event: string; data: { run_id: number } }[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push(JSON.parse(body) as (typeof received)[number]);
    response.writeHead(200).end();
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/news`;
  app = await testApp();
});
afterAll(async () => {
  await app.close();
  server.close();
});

const mailsTo = ({ email }: Person) => app.mails.filter(({ to, subject }) => to === email && subject.includes('run'));
const hooksOf = (runId: number) => received.filter(({ data }) => data.run_id === runId);

describe('a run that is finished', () => {
  it('is reported once by e-mail and by webhook', async () => {
    const person = await app.world.user({ plan: 'pro' });
    await person.api.call(webhookRoutes.create, { body: { url } });
    const run = await makeRun(person);
    app.engine.failNext('refused');
    await drawRun(app, person, run.id);
    await app.services.runs.advance(run.id);
    await app.settle();
    const [mail, ...others] = mailsTo(person);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Your run Autumn is finished' });
    expect(mail!.text).toContain('It has made 3 of 4 pictures, and 1 failed.');
    expect(mail!.text).toContain(`http://127.0.0.1:3000/workplace/runs/${run.id}`);
    expect(hooksOf(run.id)).toMatchObject([
      {
        event: 'run.finished',
        data: { name: 'Autumn', status: 'finished', pause: null, cells: { done: 3, failed: 1 } },
      },
    ]);
  });

  it('sends no e-mail when its owner does not want one', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person, { rows: dresses(1), shots: [FRONT] });
    const changed = await person.api.call(runRoutes.update, { params: { id: run.id }, body: { sends_mail: false } });
    expect(changed.data.run).toMatchObject({ name: 'Autumn', sends_mail: false });
    await drawRun(app, person, run.id);
    expect(mailsTo(person)).toEqual([]);
  });
});

describe('a run that pauses', () => {
  it('is reported with the reason, once for each pause', async () => {
    const person = await app.world.user({ plan: 'starter', left: 1 });
    await person.api.call(webhookRoutes.create, { body: { url } });
    const run = await makeRun(person);
    await drawRun(app, person, run.id);
    await app.services.runs.round();
    await app.settle();
    expect(mailsTo(person).map(({ subject }) => subject)).toEqual(['Your run Autumn has paused']);
    expect(mailsTo(person)[0]!.text).toContain('Your plan has nothing left.');
    expect(hooksOf(run.id)).toMatchObject([{ event: 'run.paused', data: { pause: { reason: 'quota' } } }]);
    await app.services.quota.grant(person.id, 1, 'A present');
    await app.services.runs.round();
    await app.settle();
    expect(mailsTo(person)).toHaveLength(2);
  });

  it('is not reported when its owner has paused it', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person);
    app.engine.hold();
    await person.api.call(runRoutes.start, at(run.id));
    await app.engine.held();
    await person.api.call(runRoutes.pause, at(run.id));
    app.engine.release();
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'paused' });
    expect(mailsTo(person)).toEqual([]);
  });
});
