/** People with accounts of their own, made through the API. */
import { randomUUID } from 'node:crypto';
import { accountRoutes, type UserWithToken } from '@kenna/contract';
import type { BrowserContextOptions } from '@playwright/test';
import { call } from './api.ts';

export const PASSWORD = 'Emerald-Silk-1';

export const newAddress = (): string => `designer-${randomUUID()}@example.com`;

/** Whom the installation of the journeys names as its admin. */
export const ADMIN_EMAIL = 'admin@example.com';

export interface Person extends UserWithToken {
  /** What a browser holds in which they are logged in. */
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

export async function signUp(url: string, email = newAddress()): Promise<Person> {
  const user = await call(url, accountRoutes.signup, {
    body: {
      first_name: 'Vera',
      last_name: 'Molnar',
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      is_agree: true,
    },
  });
  return personOf(url, user);
}

/** Somebody who has just logged in. */
export function personOf(url: string, user: UserWithToken): Person {
  const localStorage = [{ name: 'session-token', value: user.token }];
  return { ...user, storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}
