export interface GuardedUser {
  readonly is_blocked: 0 | 1;
}

const WORKSPACE = '/workplace/generate';
const PROFILE = '/account/profile';

/**
 * Where a person must go instead of `path`, or null when they may stay. Pure, and asked before every page.
 * A shared collection is open to everyone whatever words its title brings into the path.
 */
export function redirectFor(path: string, search: string, user: GuardedUser | null): string | null {
  if (path.startsWith('/shared/')) return null;
  const names = (...words: string[]) => words.some((word) => path.includes(word));

  if (user === null) {
    return names('workplace', 'account', 'admin') ? loginPath(`${path}${search}`) : null;
  }
  if (user.is_blocked === 1) return names('account') ? null : PROFILE;
  if (names('login', 'signup', 'register', 'password')) return returnPath(search) ?? WORKSPACE;
  return null;
}

/** The way to the login page that remembers the way back. */
export const loginPath = (back: string): string => `/login?next=${encodeURIComponent(back)}`;

/** The remembered way back; null when there is none or when it would lead away from this site. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null;
  return next;
}
