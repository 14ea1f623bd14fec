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

test.each(['/', '/workplace/generate', '/showcase', '/login'])(
  'sends a blocked person from %s to the profile',
  (path) => {
    expect(redirectFor(path, '', blocked)).toBe('/account/profile');
  },
);

test('lets a blocked person into the account pages', () => {
  expect(redirectFor('/account/account-settings', '', blocked)).toBeNull();
});

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

test('keeps a shared collection open whatever its title says', () => {
  expect(redirectFor('/shared/ana/my-login-account/9', '', null)).toBeNull();
  expect(redirectFor('/shared/ana/my-login-account/9', '', person)).toBeNull();
});
