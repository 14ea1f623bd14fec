/**
 * Every action of an admin creates an entry. The tests cover every admin route of the contract that changes something;
 * a route without a row here fails the first test.
 */
import * as contract from '@kenna/contract';
import {
  auditRoutes,
  billingRoutes,
  defaultPromptRoutes,
  engineAdminRoutes,
  exploreRoutes,
  healthRoutes,
  peopleRoutes,
  reportRoutes,
  sandboxRoutes,
  showcaseReportRoutes,
  showcaseRoutes,
  type AuditAction,
  type Route,
} from '@kenna/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

interface Act {
  readonly route: Route;
  readonly action: AuditAction;
  /** Creates the object of the action, and returns the request. */
  readonly ask: () => Promise<{ params?: object; body?: object }>;
  /** A request that is refused, where one exists. */
  readonly refused?: { params?: object; body?: object };
}

let app: TestApp;
let ada: Person;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  [ada, admin] = [await app.world.user({ name: 'Ada' }), await app.world.admin()];
});
afterAll(() => app.close());

const NOBODY = { id: 99_999_999 };
const template = '{positive prompt}, studio light';
const prompt = async () => {
  const body = { title: 'House', page: 'GenerateImage', template } as const;
  return (await admin.api.call(defaultPromptRoutes.create, { body })).data.prompt.id;
};
const item = async () => {
  const [image] = await app.world.pictures({ owner: admin });
  const body = { image_id: image!, prompt: 'a dress', model: 'kennaxl' } as const;
  return (await admin.api.call(exploreRoutes.create, { body })).data.item.id;
};
const submission = async () => {
  const [image] = await app.world.pictures({ owner: ada });
  await ada.api.call(showcaseRoutes.submit, { params: { product: 'kenna' }, body: { image_id: image! } });
  const query = app.db.selectFrom('showcase_submissions').select('id').where('image_id', '=', image!);
  return (await query.executeTakeFirstOrThrow()).id;
};
const report = async () => {
  const id = await submission();
  await admin.api.call(showcaseRoutes.decide, { body: { id, accept: true } });
  await ada.api.call(showcaseReportRoutes.report, { body: { id } });
  const query = app.db.selectFrom('image_reports').select('id').where('status', '=', 'waiting').orderBy('id', 'desc');
  return (await query.executeTakeFirstOrThrow()).id;
};
const invoice = async () => {
  const person = await app.world.user();
  const { data } = await person.api.call(billingRoutes.change, { body: { plan: 'pro', is_monthly: true } });
  const { checkout: ref } = data as unknown as { checkout: string };
  const card = { card_number: '4242 4242 4242 4242', expiry_date: '12/39', cvv: '123', cardholder_name: 'Ada Lace' };
  await app.api.call(sandboxRoutes.pay, { params: { ref }, body: card });
  await app.services.background.settle();
  return (await person.api.call(billingRoutes.invoices)).data.invoices[0]!.id;
};
const reason = 'A reason';

const ACTS: readonly Act[] = [
  {
    route: defaultPromptRoutes.create,
    action: 'prompt.create',
    ask: async () => ({ body: { title: 'New', page: 'Backdrop', template } }),
  },
  {
    route: defaultPromptRoutes.update,
    action: 'prompt.update',
    ask: async () => ({ body: { id: await prompt(), title: 'Other' } }),
    refused: { body: { ...NOBODY, title: 'Other' } },
  },
  {
    route: defaultPromptRoutes.remove,
    action: 'prompt.delete',
    ask: async () => ({ body: { id: await prompt() } }),
    refused: { body: NOBODY },
  },
  {
    route: exploreRoutes.create,
    action: 'explore.create',
    async ask() {
      const [image] = await app.world.pictures({ owner: admin });
      return { body: { image_id: image!, prompt: 'a coat', model: 'kenna' } };
    },
    refused: { body: { image_id: NOBODY.id, prompt: 'a coat', model: 'kenna' } },
  },
  {
    route: exploreRoutes.update,
    action: 'explore.update',
    ask: async () => ({ params: { id: await item() }, body: { is_hidden: true } }),
    refused: { params: NOBODY, body: { is_hidden: true } },
  },
  {
    route: exploreRoutes.remove,
    action: 'explore.delete',
    ask: async () => ({ params: { id: await item() } }),
    refused: { params: NOBODY },
  },
  {
    route: exploreRoutes.order,
    action: 'explore.order',
    async ask() {
      await item();
      const { items } = (await admin.api.call(exploreRoutes.list)).data;
      return { body: { ids: items.map(({ id }) => id).reverse() } };
    },
    refused: { body: { ids: [NOBODY.id] } },
  },
  {
    route: peopleRoutes.grant,
    action: 'person.grant',
    ask: async () => ({ body: { id: ada.id, amount: 5, reason } }),
    refused: { body: { ...NOBODY, amount: 5, reason } },
  },
  {
    route: peopleRoutes.block,
    action: 'person.block',
    ask: async () => ({ body: { id: (await app.world.user()).id, reason } }),
    refused: { body: { ...NOBODY, reason } },
  },
  {
    route: peopleRoutes.unblock,
    action: 'person.unblock',
    ask: async () => ({ body: { id: (await app.world.blockedUser()).id, reason } }),
    refused: { body: { ...NOBODY, reason } },
  },
  {
    route: reportRoutes.decide,
    action: 'report.decide',
    ask: async () => ({ body: { id: await report(), decision: 'keep' } }),
    refused: { body: { ...NOBODY, decision: 'keep' } },
  },
  {
    route: showcaseRoutes.decide,
    action: 'showcase.decide',
    ask: async () => ({ body: { id: await submission(), accept: true } }),
    refused: { body: { ...NOBODY, accept: true } },
  },
  {
    route: billingRoutes.refund,
    action: 'invoice.refund',
    ask: async () => ({ body: { invoice_id: await invoice() } }),
    refused: { body: { invoice_id: NOBODY.id } },
  },
  {
    route: billingRoutes.assignPlan,
    action: 'person.plan',
    ask: async () => ({ body: { id: (await app.world.user()).id, plan: 'enterprise', reason } }),
    refused: { body: { ...NOBODY, plan: 'free', reason } },
  },
  {
    route: healthRoutes.retry,
    action: 'render.retry',
    ask: async () => ({ body: { id: await app.world.render({ owner: ada, status: 'error' }) } }),
    refused: { body: NOBODY },
  },
  {
    route: engineAdminRoutes.order,
    action: 'engine.order',
    ask: async () => ({ body: { engines: [] } }),
  },
  {
    route: engineAdminRoutes.orderFamilies,
    action: 'engine.families',
    ask: async () => ({ body: { name: 'steered', families: null } }),
    refused: { body: { name: 'nobody', families: null } },
  },
  {
    route: engineAdminRoutes.test,
    action: 'engine.test',
    ask: async () => ({ body: { name: 'steered' } }),
    refused: { body: { name: 'nobody' } },
  },
];

const entries = () => app.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const send = ({ route }: Act, { params, body }: { params?: object; body?: object }) =>
  admin.api.call(route, { ...(params && { params: params as never }), unchecked: body });

describe('the log of admins’ actions', () => {
  it('is written by every route that lets an admin change something', () => {
    const groups = Object.entries(contract).filter(([name]) => name.endsWith('Routes'));
    // Backups need a folder; their own tests cover their entries.
    const isOfBackups = (name: string) => name.startsWith('POST /admin/backups/') || name.startsWith('backup.');
    const acting = groups
      .flatMap(([, routes]) => Object.values(routes as Record<string, Route>))
      .filter(({ access, method }) => access === 'admin' && method !== 'GET');
    const pathOf = ({ method, path }: Route) => `${method} ${path}`;
    expect(ACTS.map(({ route }) => pathOf(route)).sort()).toEqual(
      acting
        .map(pathOf)
        .filter((name) => !isOfBackups(name))
        .sort(),
    );
    expect(ACTS.map(({ action }) => action).sort()).toEqual(
      contract.AUDIT_ACTIONS.filter((name) => !isOfBackups(name)).sort(),
    );
  });

  it.each(ACTS.map((act) => [act.action, act] as const))(
    'records the admin and the network address: %s',
    async (_, act) => {
      const request = await act.ask();
      const before = (await entries()).length;
      const answer = await send(act, request);
      expect(answer, answer.message).toMatchObject({ status: 200, message: expect.not.stringMatching(/^Success$/) });
      const [entry, ...others] = (await entries()).slice(before);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({ action: act.action, admin_id: admin.id, admin_email: admin.email });
      expect(entry?.address).toMatch(/127\.0\.0\.1|::1/);
    },
  );

  it.each(ACTS.flatMap((act) => (act.refused ? [[act.action, act] as const] : [])))(
    'has no entry for a refused request: %s',
    async (_, act) => {
      const before = await entries();
      expect([404, 409]).toContain((await send(act, act.refused!)).status);
      expect(await entries()).toEqual(before);
    },
  );

  it('records the state before and after', async () => {
    const id = await prompt();
    await admin.api.call(defaultPromptRoutes.update, { body: { id, title: 'Renamed' } });
    const { entries: read } = (await admin.api.call(auditRoutes.list, { query: { action: 'prompt.update' } })).data;
    expect(read[0]).toMatchObject({ subject_id: id, before: { title: 'House' }, after: { title: 'Renamed' } });
  });

  it('can be read for one person, whose entries outlive their account', async () => {
    const bob = await app.world.user({ name: 'Bob' });
    await admin.api.call(peopleRoutes.block, { body: { id: bob.id, reason } });
    await app.db.deleteFrom('users').where('id', '=', bob.id).execute();
    const { entries: read } = (await admin.api.call(auditRoutes.list, { query: { person_id: bob.id } })).data;
    expect(read).toMatchObject([
      { action: 'person.block', person: { id: bob.id, name: null }, after: { blocked_reason: reason } },
    ]);
  });

  it('cannot be changed, not even by the product itself', async () => {
    await prompt();
    const before = await entries();
    const attempts = [
      () => app.db.updateTable('audit_log').set({ address: '' }).execute(),
      () => app.db.deleteFrom('audit_log').execute(),
      () => sql`TRUNCATE audit_log`.execute(app.db),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('the audit log is only added to');
    expect(await entries()).toEqual(before);
  });
});
