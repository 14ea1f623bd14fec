import type { sandboxRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { SandboxCounter } from './sandbox-counter.service.ts';

export const createSandboxHandlers = (counter: SandboxCounter): Handlers<typeof sandboxRoutes> => ({
  checkout: ({ params }) => counter.checkout(params.ref),
  pay: ({ params, body }) => counter.pay(params.ref, body),
  confirm: ({ params, body }) => counter.confirm(params.ref, body.is_approved),
  portal: ({ params }) => counter.portal(params.token),
  changeCard: ({ params, body }) => counter.changeCard(params.token, body),
});
