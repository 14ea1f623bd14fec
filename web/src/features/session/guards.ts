import type { Leave } from './session.api.ts';

export interface GuardedUser {
  readonly is_blocked: 0 | 1;
}

const WORKSPACE = '/workplace/generate';
const PROFILE = '/account/profile';
const LOGIN = '/login';

/** First segments of the paths that need a login. */
const MEMBER_SEGMENTS = new Set(['workplace', 'account', 'admin']);
/** First segments of the login and sign-up paths, which a person who is logged in is led away from. */
const VISITOR_SEGMENTS = new Set(['login', 'signup', 'register', 'recover-password', 'password-link', 'set-password']);

/**
 * Returns the address to redirect to instead of `path`, or null when the person may see it. A pure function, called
 * before every page. It looks at the first segment of the path only, because the address of a shared collection, which
 * is open to everyone, contains words of its title. `leave` says how the session of this window ended: after a logout
 * no return path is remembered.
 */
export function redirectFor(
  path: string,
  search: string,
  user: GuardedUser | null,
  leave: Leave | null = null,
): string | null {
  const segment = firstSegmentOf(path);
  if (user === null) {
    if (leave === 'here') return segment === 'login' ? null : LOGIN;
    if (!MEMBER_SEGMENTS.has(segment)) return null;
    return leave === 'elsewhere' ? LOGIN : loginPath(`${path}${search}`);
  }
  if (VISITOR_SEGMENTS.has(segment)) return user.is_blocked === 1 ? PROFILE : (returnPath(search) ?? WORKSPACE);
  if (user.is_blocked === 1 && segment !== 'account' && MEMBER_SEGMENTS.has(segment)) return PROFILE;
  return null;
}

/** Address of the login page with the path to return to. */
export const loginPath = (back: string): string => `${LOGIN}?next=${encodeURIComponent(back)}`;

/** The path to return to after the login; null when there is none or it would lead to another site. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null;
  return next;
}

/** Compares like the router: the segment is decoded and in lower case. */
function firstSegmentOf(path: string): string {
  const segment = path.split('/').find((each) => each !== '') ?? '';
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}
