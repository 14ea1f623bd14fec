import type { Leave } from '../features/session/session.api.ts';

export interface GuardedUser {
  readonly is_blocked: 0 | 1;
}

const WORKSPACE = '/workplace/generate';
const PROFILE = '/account/profile';
const LOGIN = '/login';

/** First parts of the paths that need a login. */
const FOR_MEMBERS = new Set(['workplace', 'account', 'admin']);
/** First parts of the paths of logging in, which a person who is logged in has no use for. */
const FOR_VISITORS = new Set(['login', 'signup', 'register', 'recover-password', 'password-link', 'set-password']);

/**
 * Where a person must go instead of `path`, or null when they may stay. Pure, and asked before every page. It looks at the
 * first part of the path alone: a shared collection is open to everyone whatever words its title brings into the path.
 * `leave` says how the session of this window ended: after a logout no way back is remembered.
 */
export function redirectFor(
  path: string,
  search: string,
  user: GuardedUser | null,
  leave: Leave | null = null,
): string | null {
  const part = firstPartOf(path);
  if (user === null) {
    if (leave === 'here') return part === 'login' ? null : LOGIN;
    if (!FOR_MEMBERS.has(part)) return null;
    return leave === 'elsewhere' ? LOGIN : loginPath(`${path}${search}`);
  }
  if (FOR_VISITORS.has(part)) return user.is_blocked === 1 ? PROFILE : (returnPath(search) ?? WORKSPACE);
  if (user.is_blocked === 1 && part !== 'account' && FOR_MEMBERS.has(part)) return PROFILE;
  return null;
}

/** The way to the login page that remembers the way back. */
export const loginPath = (back: string): string => `${LOGIN}?next=${encodeURIComponent(back)}`;

/** The remembered way back; null when there is none or when it would lead away from this site. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null;
  return next;
}

/** As the router compares it: decoded, and without regard to capitals. */
function firstPartOf(path: string): string {
  const part = path.split('/').find((each) => each !== '') ?? '';
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part.toLowerCase();
  }
}
