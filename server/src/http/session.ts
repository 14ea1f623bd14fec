import type { Route } from '@kenna/contract';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../features/accounts/accounts.service.ts';
import { AppError } from '../shared/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** Returns the session of a valid token; null for any other text. */
export type FindSession = (token: string) => Promise<Session | null>;

const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null;

/** Runs before the body is read, so that nobody without access makes the server parse anything. */
export const checkAccess = (route: Route, findSession: FindSession) => async (request: FastifyRequest) => {
  const { access } = route;
  if (access === 'public') return;
  const header = request.headers.authorization;
  const token = bearerToken(header);
  const session = token === null ? null : await findSession(token);
  if (session === null && access !== 'optional') throw new AppError(header ? 'session_ended' : 'unauthenticated');
  if (session?.isBlocked && (access === 'active' || access === 'admin')) throw new AppError('blocked');
  if (session?.scopes && !(route.scope && session.scopes.includes(route.scope))) throw new AppError('key_not_allowed');
  if (access === 'admin' && !session?.isAdmin) throw new AppError('not_admin');
  if (route.verified && !session?.isVerified) throw new AppError('email_unverified');
  request.session = session;
};

/** `user_id` is accepted from older clients and never trusted: it must be that of the person logged in. */
export function checkUserId(request: FastifyRequest, sent: unknown): void {
  if (request.session === null || typeof sent !== 'object' || sent === null || !('user_id' in sent)) return;
  const { user_id: userId } = sent;
  if (userId !== undefined && Number(userId) !== request.session.userId) throw new AppError('user_mismatch');
}
