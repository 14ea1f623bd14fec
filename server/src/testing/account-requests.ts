/** Valid requests for routes that have no row in `route-requests.ts`; the fuzzer starts from them. */
import {
  accountAreaRoutes,
  accountRoutes,
  billingRoutes,
  productRoutes,
  realtimeRoutes,
  renderRoutes,
  drawingRoutes,
  provenanceRoutes,
  tutorialRoutes,
  type Route,
} from '@kenna/contract';
import { randomUUID } from 'node:crypto';
import { formOf, plainPicture } from './pictures.ts';
import type { Named, Sent } from './route-requests.ts';
import type { TestApp } from './test-app.ts';
import { PASSWORD, type Person } from './world.ts';

interface Caller {
  readonly app: TestApp;
  readonly person: Person;
  readonly named: Named;
}
export interface TriedRoute {
  readonly name: string;
  readonly route: Route;
  /** The kinds of objects that the request names. Those that every caller has need not be among them. */
  readonly names: ReadonlySet<string>;
  readonly request: (caller: Caller) => Sent | Promise<Sent>;
}

type Requests<Routes> = { readonly [Name in keyof Routes]?: TriedRoute['request'] };

const newcomer = () => ({
  first_name: 'Vera',
  last_name: 'Molnar',
  email: `${randomUUID()}@example.com`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
});

const accounts: Requests<typeof accountRoutes> = {
  checkSignup: () => ({ body: newcomer() }),
  signup: () => ({ body: { ...newcomer(), is_agree: true, age: true } }),
  login: ({ person }) => ({ body: { email: person.email, password: PASSWORD } }),
  logout: () => ({}),
  authenticate: () => ({}),
  forgetPassword: ({ person }) => ({ body: { email: person.email } }),
};

const accountArea: Requests<typeof accountAreaRoutes> = {
  resendVerification: () => ({ body: {} }),
  profile: () => ({ body: {} }),
  updateUsername: () => ({ body: { user_name: 'Vera Molnar' } }),
  uploadAvatar: () => ({ form: async () => formOf(await plainPicture(300, 300).png().toBuffer()) }),
  removeAvatar: () => ({ body: {} }),
  changePassword: () => ({
    body: { current_password: PASSWORD, password: `${PASSWORD}2`, password_confirmation: `${PASSWORD}2` },
  }),
  allowExplicit: () => ({ body: { is_allow: false } }),
  listSessions: () => ({}),
  revokeOtherSessions: () => ({ body: {} }),
  beginTwoFactor: () => ({ body: { password: PASSWORD } }),
  requestDeletion: () => ({ body: { password: PASSWORD } }),
};

const billing: Requests<typeof billingRoutes> = {
  register: () => ({
    body: {
      ...newcomer(),
      is_agree: true,
      plan: 'free',
      country: 'HU',
      dial_code: '+36',
      age: true,
      have_photos_right: true,
    },
  }),
  subscription: () => ({}),
  invoices: () => ({}),
  quota: () => ({ query: {} }),
  contactEnterprise: () => ({
    body: { name: 'Vera', email: 'vera@example.com', company: 'Atelier', message: 'We are forty people.' },
  }),
  invoicesOf: ({ named }) => ({ params: { id: named.person } }),
  assignPlan: ({ named }) => ({ body: { id: named.person, plan: 'starter', reason: 'A trial' } }),
};

const renders: Requests<typeof renderRoutes> = {
  create: () => ({ body: { page: 'GenerateImage', prompt: 'a dress', image_count: 1 } }),
  preview: () => ({ body: { page: 'GenerateImage', prompt: 'a dress' } }),
  vocabulary: () => ({}),
  list: () => ({ query: {} }),
  jobs: () => ({ query: {} }),
  get: ({ named }) => ({ params: { id: named.render } }),
  cancel: async ({ app, person }) => ({
    params: { id: await app.world.render({ owner: person, status: 'queued' }) },
  }),
  retry: async ({ app, person }) => ({ params: { id: await app.world.render({ owner: person, status: 'error' }) } }),
  remove: ({ named }) => ({ params: { id: named.render } }),
};

const realtime: Requests<typeof realtimeRoutes> = {
  authorize: ({ person }) => ({ body: { socket_id: '1.2', channel_name: `private-render.results.${person.id}` } }),
};

const GROUPS = {
  accounts: [accountRoutes, accounts],
  'account area': [accountAreaRoutes, accountArea],
  billing: [billingRoutes, billing],
  renders: [renderRoutes, renders],
  realtime: [realtimeRoutes, realtime],
  product: [productRoutes, { get: () => ({}) } satisfies Requests<typeof productRoutes>],
  provenance: [
    provenanceRoutes,
    {
      verify: () => ({ form: async () => formOf(await plainPicture(300, 300).png().toBuffer()) }),
      choice: () => ({}),
      choose: () => ({ body: { author: null, with_prompt: false } }),
    } satisfies Requests<typeof provenanceRoutes>,
  ],
  drawings: [drawingRoutes, { list: () => ({}) } satisfies Requests<typeof drawingRoutes>],
  tutorials: [tutorialRoutes, { list: () => ({}) } satisfies Requests<typeof tutorialRoutes>],
} as const;

export const accountRequests: readonly TriedRoute[] = Object.entries(GROUPS).flatMap(([group, [routes, requests]]) =>
  Object.entries(requests as Record<string, TriedRoute['request']>).map(([name, request]) => ({
    name: `${group}.${name}`,
    route: (routes as Record<string, Route>)[name]!,
    names: new Set(),
    request,
  })),
);
