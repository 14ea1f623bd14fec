import { expect, test } from 'vitest';
import { redirectFor, returnPath } from './guards.ts';

const person = { is_blocked: 0 } as const;
const blocked = { is_blocked: 1 } as const;

test.each(['/workplace/generate', '/workplace/collections/12', '/account/profile', '/admin/prompt/list'])(
  'redirects a visitor from %s to the login and remembers the path',
  (path) => {
    expect(redirectFor(path, '?edit_image=1', null)).toBe(`/login?next=${encodeURIComponent(`${path}?edit_image=1`)}`);
  },
);

test.each(['/', '/login', '/signup', '/showcase', '/knowledge-base/faq', '/shared/abc', '/nowhere'])(
  'lets a visitor see %s',
  (path) => {
    expect(redirectFor(path, '', null)).toBeNull();
  },
);

test.each(['/workplace/generate', '/workplace', '/admin/people', '/login', '/register'])(
  'redirects a blocked person from %s to the profile',
  (path) => {
    expect(redirectFor(path, '?next=%2Fshowcase', blocked)).toBe('/account/profile');
  },
);

test.each(['/account/account-settings', '/', '/showcase', '/terms-of-use', '/shared/abc', '/sandbox/portal/abc'])(
  'lets a blocked person see %s',
  (path) => {
    expect(redirectFor(path, '', blocked)).toBeNull();
  },
);

test.each(['/login', '/signup', '/register', '/recover-password', '/password-link', '/set-password'])(
  'redirects a person who is logged in from %s to Generate Image',
  (path) => {
    expect(redirectFor(path, '', person)).toBe('/workplace/generate');
  },
);

test('returns a person who has just logged in to the remembered path', () => {
  expect(redirectFor('/login', '?next=%2Fworkplace%2Fmy-images', person)).toBe('/workplace/my-images');
});

test.each(['?next=https://evil.example', '?next=//evil.example', '?next=/\\evil.example', ''])(
  'ignores a return path that leaves the site (%s)',
  (search) => {
    expect(returnPath(search)).toBeNull();
  },
);

test.each(['/knowledge-base/tutorial/account', '/showcase/workplace', '/accounting', '/shared/ana/my-login-account/9'])(
  'considers only the first segment of a path (%s)',
  (path) => {
    for (const user of [null, person, blocked]) expect(redirectFor(path, '', user)).toBeNull();
  },
);

test.each(['/Workplace/generate', '/%77orkplace/generate', '//workplace/generate'])(
  'recognises a page of members in any spelling of its path (%s)',
  (path) => {
    expect(redirectFor(path, '', null)).toBe(`/login?next=${encodeURIComponent(path)}`);
  },
);

test.each(['/', '/workplace/collections/12', '/account/profile', '/showcase'])(
  'redirects from %s to the login after a logout, without a return path for the next person',
  (path) => {
    expect(redirectFor(path, '?image=7', null, 'here')).toBe('/login');
  },
);

test('stays at the login after a logout', () => {
  expect(redirectFor('/login', '', null, 'here')).toBeNull();
});

test('after a logout in another window, redirects only from pages of members and remembers no path', () => {
  expect(redirectFor('/workplace/collections/12', '', null, 'elsewhere')).toBe('/login');
  expect(redirectFor('/showcase', '', null, 'elsewhere')).toBeNull();
});
