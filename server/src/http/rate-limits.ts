import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { AppError } from '../shared/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How many requests remain before the route's limit; null where the route has no limit per key. */
    triesLeft: number | null;
  }
}

/** A route's limit, in addition to the global one. */
export type RouteLimit = Pick<RouteShorthandOptions, 'config' | 'preHandler'>;

interface Limit {
  readonly max: number;
  readonly timeWindow: string;
}

/** Limits per network address, account and person. */
export interface RequestLimits {
  readonly all: Limit;
  readonly loginPerAddress: Limit;
  readonly loginPerAccount: Limit;
  readonly signupPerAddress: Limit;
  readonly signupPerMailbox: Limit;
  readonly resetPerAddress: Limit;
  readonly resetPerAccount: Limit;
  readonly passwordPerPerson: Limit;
  readonly mailPerPerson: Limit;
  readonly renderPerPerson: Limit;
  readonly messagePerPerson: Limit;
  readonly suggestionPerPerson: Limit;
  readonly filePerPerson: Limit;
  readonly downloadPerPerson: Limit;
  readonly selectionPerPerson: Limit;
  readonly passwordPerAddress: Limit;
  readonly passwordPerCollection: Limit;
}

/** An attacker gets a handful of guesses an hour; a studio behind one address is not affected. */
export const DEFAULT_LIMITS: RequestLimits = {
  all: { max: 3000, timeWindow: '1 minute' },
  loginPerAddress: { max: 30, timeWindow: '1 minute' },
  loginPerAccount: { max: 10, timeWindow: '15 minutes' },
  signupPerAddress: { max: 30, timeWindow: '1 minute' },
  signupPerMailbox: { max: 5, timeWindow: '1 day' },
  resetPerAddress: { max: 20, timeWindow: '1 minute' },
  resetPerAccount: { max: 5, timeWindow: '1 hour' },
  passwordPerPerson: { max: 10, timeWindow: '15 minutes' },
  mailPerPerson: { max: 5, timeWindow: '1 hour' },
  renderPerPerson: { max: 300, timeWindow: '1 minute' },
  messagePerPerson: { max: 60, timeWindow: '1 minute' },
  suggestionPerPerson: { max: 120, timeWindow: '1 minute' },
  filePerPerson: { max: 30, timeWindow: '1 minute' },
  downloadPerPerson: { max: 60, timeWindow: '1 minute' },
  selectionPerPerson: { max: 30, timeWindow: '1 minute' },
  passwordPerAddress: { max: 30, timeWindow: '1 minute' },
  passwordPerCollection: { max: 10, timeWindow: '15 minutes' },
};

const emailOf = ({ body }: FastifyRequest): string =>
  typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';

/** The mailbox of an address: a suffix after a plus, and dots in Google's addresses, do not make another one. */
function mailboxOf(request: FastifyRequest): string {
  const [name = '', host = ''] = emailOf(request).trim().toLowerCase().split('@');
  const box = name.split('+')[0]!;
  return /^(gmail|googlemail)\.com$/.test(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}

/** Counts per network address and collection, so that somebody who guesses locks out nobody else. */
const collectionOf = ({ body, ip }: FastifyRequest): string => {
  const { short_link: link, collection_id: id } = (body ?? {}) as Record<string, unknown>;
  return `${ip} ${String(link ?? id)}`;
};

const inMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/** Refuses too frequent requests, with `Retry-After`. Counts are kept per process. */
export async function limitRequests(app: FastifyInstance, limits: RequestLimits) {
  app.decorateRequest('triesLeft', null);
  await app.register(rateLimit, {
    ...limits.all,
    allowList: ({ url }) => !url.startsWith('/api/'),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });

  /** A second limit besides that per address, counted once the body is known. */
  function perKey(limit: Limit, keyGenerator: (request: FastifyRequest) => string) {
    const count = app.createRateLimit({ ...limit, keyGenerator });
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const outcome = await count(request);
      if (outcome.isAllowed) return;
      request.triesLeft = outcome.remaining;
      if (!outcome.isExceeded) return;
      reply.header('retry-after', outcome.ttlInSeconds);
      throw new AppError('too_many_requests', {
        text: `Too many attempts. Please wait ${inMinutes(outcome.ttlInSeconds)} and try again.`,
      });
    };
  }

  const perAddress = (limit: Limit) => ({ config: { rateLimit: { ...limit } } });
  const perPerson = (limit: Limit) => ({
    config: {
      rateLimit: {
        ...limit,
        hook: 'preHandler' as const,
        keyGenerator: (request: FastifyRequest) => `person:${request.session?.userId ?? request.ip}`,
      },
    },
  });

  /** Both ways to sign up share one count. */
  const signup = { ...perAddress(limits.signupPerAddress), preHandler: perKey(limits.signupPerMailbox, mailboxOf) };

  return {
    accounts: {
      checkSignup: perAddress(limits.signupPerAddress),
      signup,
      login: { ...perAddress(limits.loginPerAddress), preHandler: perKey(limits.loginPerAccount, emailOf) },
      forgetPassword: { ...perAddress(limits.resetPerAddress), preHandler: perKey(limits.resetPerAccount, emailOf) },
      resetPassword: perAddress(limits.resetPerAddress),
    },
    accountArea: {
      verifyEmail: perAddress(limits.resetPerAddress),
      resendVerification: perPerson(limits.mailPerPerson),
      changeEmail: perPerson(limits.mailPerPerson),
      confirmEmailChange: perAddress(limits.resetPerAddress),
      undoEmailChange: perAddress(limits.resetPerAddress),
      uploadAvatar: perPerson(limits.filePerPerson),
      changePassword: perPerson(limits.passwordPerPerson),
      beginTwoFactor: perPerson(limits.passwordPerPerson),
      confirmTwoFactor: perPerson(limits.passwordPerPerson),
      renewRecoveryCodes: perPerson(limits.passwordPerPerson),
      disableTwoFactor: perPerson(limits.passwordPerPerson),
      requestDeletion: perPerson(limits.passwordPerPerson),
    },
    webhooks: { create: perPerson(limits.filePerPerson), test: perPerson(limits.filePerPerson) },
    billing: {
      register: signup,
      contactEnterprise: perAddress(limits.resetPerAddress),
      change: perPerson(limits.filePerPerson),
      portal: perPerson(limits.filePerPerson),
      verifyPayment: perPerson(limits.downloadPerPerson),
    },
    sandbox: {
      pay: perAddress(limits.loginPerAddress),
      changeCard: perAddress(limits.loginPerAddress),
    },
    renders: {
      create: perPerson(limits.renderPerPerson),
      retry: perPerson(limits.renderPerPerson),
      sceneFile: perPerson(limits.filePerPerson),
    },
    chats: { send: perPerson(limits.messagePerPerson), retry: perPerson(limits.filePerPerson) },
    suggestions: { prompt: perPerson(limits.suggestionPerPerson) },
    adjustments: { adjust: perPerson(limits.filePerPerson) },
    collections: {
      checkPassword: {
        ...perAddress(limits.passwordPerAddress),
        preHandler: perKey(limits.passwordPerCollection, collectionOf),
      },
    },
    downloads: {
      image: perPerson(limits.downloadPerPerson),
      archive: perPerson(limits.filePerPerson),
      account: perPerson(limits.filePerPerson),
      collectionArchive: perPerson(limits.filePerPerson),
      archiveFile: perAddress(limits.filePerPerson),
      sheet: perPerson(limits.filePerPerson),
    },
    images: {
      selectRegion: perPerson(limits.selectionPerPerson),
    },
  };
}
