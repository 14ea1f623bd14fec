import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Attempt, AttemptsService } from '../features/attempts/attempts.service.ts';
import type { CollectionsService } from '../features/collections/collections.service.ts';
import { AppError } from '../shared/app-error.ts';
import { deviceTokenOf } from './device-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How many guesses remain before the route's limits; null where the route limits none. */
    triesLeft: number | null;
    /** Guesses that count only if they were wrong. */
    guesses: readonly Attempt[] | undefined;
    isWrongGuess: boolean;
  }
}

/** A route's limit, in addition to the global one. */
export type RouteLimit = Pick<RouteShorthandOptions, 'config' | 'preHandler' | 'onError' | 'onSend'>;

interface Limit {
  readonly max: number;
  readonly timeWindow: string;
}

/** Limits per network address, account and person. */
export interface RequestLimits {
  readonly all: Limit;
  readonly loginPerAddress: Limit;
  readonly loginPerAddressAndAccount: Limit;
  readonly loginPerAccount: Limit;
  readonly loginPerDevice: Limit;
  readonly signupPerAddress: Limit;
  readonly signupPerMailbox: Limit;
  readonly resetPerAddress: Limit;
  readonly resetPerAddressAndAccount: Limit;
  readonly resetPerAccount: Limit;
  readonly resetPerDevice: Limit;
  // A person's own password and second factor.
  readonly passwordPerPerson: Limit;
  readonly mailPerPerson: Limit;
  readonly renderPerPerson: Limit;
  readonly previewPerPerson: Limit;
  readonly messagePerPerson: Limit;
  readonly suggestionPerPerson: Limit;
  readonly filePerPerson: Limit;
  readonly downloadPerPerson: Limit;
  readonly selectionPerPerson: Limit;
  readonly verificationPerAddress: Limit;
  readonly historyPerAddress: Limit;
  // The password of a shared collection; the names are stored with the counts.
  readonly passwordPerAddress: Limit;
  readonly passwordPerAddressAndCollection: Limit;
  readonly passwordPerCollection: Limit;
}

/**
 * A password, or a code of the second factor, can be guessed about 40 times an hour from one address and from all
 * addresses together, that of a shared collection 100 times from all of them; limits per address leave room for a
 * studio behind one address. A person on a device that has logged in before is counted separately, right guesses
 * included.
 */
export const DEFAULT_LIMITS: RequestLimits = {
  all: { max: 3000, timeWindow: '1 minute' },
  loginPerAddress: { max: 30, timeWindow: '1 minute' },
  loginPerAddressAndAccount: { max: 10, timeWindow: '15 minutes' },
  loginPerAccount: { max: 40, timeWindow: '1 hour' },
  loginPerDevice: { max: 20, timeWindow: '15 minutes' },
  signupPerAddress: { max: 30, timeWindow: '1 minute' },
  signupPerMailbox: { max: 5, timeWindow: '1 day' },
  resetPerAddress: { max: 20, timeWindow: '1 minute' },
  resetPerAddressAndAccount: { max: 5, timeWindow: '1 hour' },
  resetPerAccount: { max: 15, timeWindow: '1 hour' },
  resetPerDevice: { max: 5, timeWindow: '1 hour' },
  passwordPerPerson: { max: 10, timeWindow: '15 minutes' },
  // Confirmation mails that are sent again, and changes of the address, which send mails too.
  mailPerPerson: { max: 5, timeWindow: '1 hour' },
  renderPerPerson: { max: 300, timeWindow: '1 minute' },
  // Somebody who types and changes settings without a rest asks about twice a second.
  previewPerPerson: { max: 180, timeWindow: '1 minute' },
  messagePerPerson: { max: 60, timeWindow: '1 minute' },
  suggestionPerPerson: { max: 120, timeWindow: '1 minute' },
  filePerPerson: { max: 30, timeWindow: '1 minute' },
  downloadPerPerson: { max: 60, timeWindow: '1 minute' },
  selectionPerPerson: { max: 30, timeWindow: '1 minute' },
  verificationPerAddress: { max: 20, timeWindow: '1 minute' },
  historyPerAddress: { max: 120, timeWindow: '1 minute' },
  passwordPerAddress: { max: 30, timeWindow: '1 minute' },
  passwordPerAddressAndCollection: { max: 10, timeWindow: '15 minutes' },
  passwordPerCollection: { max: 100, timeWindow: '1 hour' },
};

/** Files of this many verifications are in memory at once. */
const MAX_VERIFICATIONS = 6;

const emailOf = ({ body }: FastifyRequest): string =>
  typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';

/** The mailbox of an address: a suffix after a plus, and dots in Google's addresses, do not make another one. */
function mailboxOf(request: FastifyRequest): string {
  const [name = '', host = ''] = emailOf(request).trim().toLowerCase().split('@');
  const box = name.split('+')[0]!;
  return /^(gmail|googlemail)\.com$/.test(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}

const inMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/** Errors that mean that a secret was guessed wrongly. */
const WRONG_GUESSES: readonly string[] = ['wrong_credentials', 'otp_wrong', 'wrong_collection_password'];

interface Check {
  readonly limit: keyof RequestLimits;
  readonly of: string;
  /** Whether requests count only if they guessed wrongly. */
  readonly onlyWrong?: boolean;
}

interface Parts {
  readonly attempts: AttemptsService;
  /** Whether the person with this e-mail address has logged in from the device with this token. */
  readonly knowsDevice: (email: string, token: string) => Promise<boolean>;
  /** Key that counts guesses: the same text for every way to name a collection. */
  readonly guessKeyOf: CollectionsService['guessKeyOf'];
}

/**
 * Refuses too frequent requests, with `Retry-After`. The limits of routes are counted by all servers together; the one
 * for all requests of an address protects a process from a flood and is counted by it.
 */
export async function limitRequests(app: FastifyInstance, limits: RequestLimits, parts: Parts) {
  const { attempts, knowsDevice, guessKeyOf } = parts;
  app.decorateRequest('triesLeft', null);
  app.decorateRequest('isWrongGuess', false);
  app.decorateRequest('guesses');
  await app.register(rateLimit, {
    ...limits.all,
    allowList: ({ url }) => !url.startsWith('/api/'),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });

  /** Limits that all servers count together, once the body is known. A guess counts from its beginning. */
  const shared = (checksOf: (request: FastifyRequest) => readonly Check[] | Promise<readonly Check[]>): RouteLimit => ({
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      const checks = await checksOf(request);
      const tried = checks.map(({ limit, of }) => ({ limit, of, duration: limits[limit].timeWindow }));
      const counts = await attempts.add(tried);
      request.guesses = tried.filter((_, index) => checks[index]?.onlyWrong);
      const left = checks.map(({ limit }, index) => limits[limit].max - (counts[index]?.count ?? 0));
      request.triesLeft = Math.max(0, Math.min(...left));
      const exceeded = counts.filter((_, index) => left[index]! < 0);
      if (exceeded.length === 0) return;
      const seconds = Math.max(1, ...exceeded.map((count) => count.seconds));
      reply.header('retry-after', seconds);
      throw new AppError('too_many_requests', {
        text: `Too many attempts. Please wait ${inMinutes(seconds)} and try again.`,
      });
    },
    async onError(request: FastifyRequest, _reply: FastifyReply, error: Error) {
      request.isWrongGuess = error instanceof AppError && WRONG_GUESSES.includes(error.code);
    },
    async onSend(request: FastifyRequest) {
      if (request.isWrongGuess || !request.guesses) return;
      // The answer stands without it, and the count ends by itself.
      await attempts
        .takeBack(request.guesses)
        .catch((error: unknown) => request.log.warn({ err: error }, 'attempts could not be taken back'));
    },
  });

  /** Where `place` differs, requests are counted separately. */
  const perAddress = (limit: keyof RequestLimits, place: string) =>
    shared(({ ip }) => [{ limit, of: `${place} ${ip}` }]);
  const perPerson = (limit: keyof RequestLimits, place: string) =>
    shared(({ session, ip }) => [{ limit, of: `${place} ${session?.userId ?? ip}` }]);

  /** The token of a device that has logged in to the account before. What others do does not affect such a device. */
  const knownTokenOf = async (request: FastifyRequest): Promise<string | null> => {
    const token = deviceTokenOf(request);
    return token !== null && (await knowsDevice(emailOf(request), token)) ? token : null;
  };

  const login = shared(async (request) => {
    const [email, token] = [emailOf(request), await knownTokenOf(request)];
    if (token !== null) return [{ limit: 'loginPerDevice', of: `${token} ${email}` }];
    return [
      { limit: 'loginPerAddress', of: request.ip },
      { limit: 'loginPerAddressAndAccount', of: `${request.ip} ${email}`, onlyWrong: true },
      { limit: 'loginPerAccount', of: email, onlyWrong: true },
    ];
  });
  const forgetPassword = shared(async (request) => {
    const [email, token] = [emailOf(request), await knownTokenOf(request)];
    if (token !== null) return [{ limit: 'resetPerDevice', of: `${token} ${email}` }];
    return [
      { limit: 'resetPerAddress', of: `forgetPassword ${request.ip}` },
      { limit: 'resetPerAddressAndAccount', of: `${request.ip} ${email}` },
      { limit: 'resetPerAccount', of: email },
    ];
  });
  const checkPassword = shared(async ({ body, ip }) => {
    const collection = await guessKeyOf((body ?? {}) as Parameters<typeof guessKeyOf>[0]);
    return [
      { limit: 'passwordPerAddress', of: ip },
      { limit: 'passwordPerAddressAndCollection', of: `${ip} ${collection}`, onlyWrong: true },
      { limit: 'passwordPerCollection', of: collection, onlyWrong: true },
    ];
  });

  /** Lets at most so many requests run at once, counted before their files are read; each process counts for itself. */
  function atOnce(max: number) {
    let running = 0;
    return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (running >= max) {
        reply.header('retry-after', 5);
        throw new AppError('too_many_requests', {
          text: 'Many pictures are being read right now. Please try again in a moment.',
        });
      }
      running += 1;
      reply.raw.once('close', () => (running -= 1));
    };
  }
  const verify = perAddress('verificationPerAddress', 'provenance.verify');

  /** Both ways to sign up share one count. */
  const signup = shared((request) => [
    { limit: 'signupPerAddress', of: `signup ${request.ip}` },
    { limit: 'signupPerMailbox', of: mailboxOf(request) },
  ]);

  return {
    accounts: {
      checkSignup: perAddress('signupPerAddress', 'checkSignup'),
      signup,
      login,
      forgetPassword,
      checkResetLink: perAddress('resetPerAddress', 'checkResetLink'),
      resetPassword: perAddress('resetPerAddress', 'resetPassword'),
    },
    accountArea: {
      verifyEmail: perAddress('resetPerAddress', 'verifyEmail'),
      resendVerification: perPerson('mailPerPerson', 'resendVerification'),
      changeEmail: perPerson('mailPerPerson', 'changeEmail'),
      confirmEmailChange: perAddress('resetPerAddress', 'confirmEmailChange'),
      undoEmailChange: perAddress('resetPerAddress', 'undoEmailChange'),
      uploadAvatar: perPerson('filePerPerson', 'uploadAvatar'),
      changePassword: perPerson('passwordPerPerson', 'changePassword'),
      beginTwoFactor: perPerson('passwordPerPerson', 'beginTwoFactor'),
      confirmTwoFactor: perPerson('passwordPerPerson', 'confirmTwoFactor'),
      renewRecoveryCodes: perPerson('passwordPerPerson', 'renewRecoveryCodes'),
      disableTwoFactor: perPerson('passwordPerPerson', 'disableTwoFactor'),
      requestDeletion: perPerson('passwordPerPerson', 'requestDeletion'),
    },
    webhooks: {
      create: perPerson('filePerPerson', 'webhooks.create'),
      test: perPerson('filePerPerson', 'webhooks.test'),
    },
    billing: {
      register: signup,
      contactEnterprise: perAddress('resetPerAddress', 'contactEnterprise'),
      change: perPerson('filePerPerson', 'billing.change'),
      portal: perPerson('filePerPerson', 'billing.portal'),
      verifyPayment: perPerson('downloadPerPerson', 'billing.verifyPayment'),
    },
    sandbox: {
      pay: perAddress('loginPerAddress', 'sandbox.pay'),
      changeCard: perAddress('loginPerAddress', 'sandbox.changeCard'),
    },
    renders: {
      create: perPerson('renderPerPerson', 'renders.create'),
      retry: perPerson('renderPerPerson', 'renders.retry'),
      preview: perPerson('previewPerPerson', 'renders.preview'),
      sceneFile: perPerson('filePerPerson', 'renders.sceneFile'),
    },
    runs: { readWorkbook: perPerson('filePerPerson', 'runs.readWorkbook') },
    chats: { send: perPerson('messagePerPerson', 'chats.send'), retry: perPerson('filePerPerson', 'chats.retry') },
    suggestions: { prompt: perPerson('suggestionPerPerson', 'suggestions.prompt') },
    adjustments: { adjust: perPerson('filePerPerson', 'adjustments.adjust') },
    colours: { import: perPerson('filePerPerson', 'colours.import') },
    collections: {
      checkPassword,
    },
    downloads: {
      image: perPerson('downloadPerPerson', 'downloads.image'),
      archive: perPerson('filePerPerson', 'downloads.archive'),
      account: perPerson('filePerPerson', 'downloads.account'),
      collectionArchive: perPerson('filePerPerson', 'downloads.collectionArchive'),
      deliver: perPerson('filePerPerson', 'downloads.deliver'),
      deliverToFolder: perPerson('filePerPerson', 'downloads.deliverToFolder'),
      archiveFile: perAddress('filePerPerson', 'downloads.archiveFile'),
      sheet: perPerson('filePerPerson', 'downloads.sheet'),
    },
    provenance: {
      verify: { ...verify, preHandler: [verify.preHandler ?? [], atOnce(MAX_VERIFICATIONS)].flat() },
      history: perAddress('historyPerAddress', 'provenance.history'),
    },
    images: {
      selectRegion: perPerson('selectionPerPerson', 'images.selectRegion'),
    },
  };
}
