import type { sandboxRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { SandboxPages } from './sandbox-pages.service.ts';

export const createSandboxHandlers = (pages: SandboxPages): Handlers<typeof sandboxRoutes> => ({
  checkout: ({ params }) => pages.checkout(params.ref),
  pay: ({ params, body }) => pages.pay(params.ref, body),
  confirm: ({ params, body }) => pages.confirm(params.ref, body.is_approved),
  portal: ({ params }) => pages.portal(params.token),
  changeCard: ({ params, body }) => pages.changeCard(params.token, body),
});
