import { expect, test } from 'vitest';
import { redirectFor, returnPath } from './guards.ts';

const person = { is_blocked: 0 } as const;
const blocked = { is_blocked: 1 } as const;

test.each(['/workplace/generate', '/workplace/collections/12', '/account/profile', '/admin/prompt/list'])(
  'sends a visitor from %s to login and remembers the way back',
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
  'sends a blocked person from %s to the profile',
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
  'sends a person who is logged in from %s to Generate Image',
  (path) => {
    expect(redirectFor(path, '', person)).toBe('/workplace/generate');
  },
);

test('brings a person who has just logged in back to where they were', () => {
  expect(redirectFor('/login', '?next=%2Fworkplace%2Fmy-images', person)).toBe('/workplace/my-images');
});

test.each(['?next=https://evil.example', '?next=//evil.example', '?next=/\\evil.example', ''])(
  'never follows a way back that leaves the site (%s)',
  (search) => {
    expect(returnPath(search)).toBeNull();
  },
);

test.each(['/knowledge-base/tutorial/account', '/showcase/workplace', '/accounting', '/shared/ana/my-login-account/9'])(
  'looks at the first part of a path alone (%s)',
  (path) => {
    for (const user of [null, person, blocked]) expect(redirectFor(path, '', user)).toBeNull();
  },
);

test.each(['/Workplace/generate', '/%77orkplace/generate', '//workplace/generate'])(
  'knows a page of members however its path is written (%s)',
  (path) => {
    expect(redirectFor(path, '', null)).toBe(`/login?next=${encodeURIComponent(path)}`);
  },
);

test.each(['/', '/workplace/collections/12', '/account/profile', '/showcase'])(
  'leads from %s to the login after a logout, without a way back for whoever comes next',
  (path) => {
    expect(redirectFor(path, '?image=7', null, 'here')).toBe('/login');
  },
);

test('stays at the login after a logout', () => {
  expect(redirectFor('/login', '', null, 'here')).toBeNull();
});

test('after a logout in another window, leaves the pages of members alone, and remembers none', () => {
  expect(redirectFor('/workplace/collections/12', '', null, 'elsewhere')).toBe('/login');
  expect(redirectFor('/showcase', '', null, 'elsewhere')).toBeNull();
});
