/** Creates people with accounts through the API. */
import { randomUUID } from 'node:crypto';
import { accountRoutes, type UserWithToken } from '@kenna/contract';
import type { BrowserContextOptions } from '@playwright/test';
import { call } from './api.ts';

export const PASSWORD = 'Emerald-Silk-1';

export const newAddress = (): string => `designer-${randomUUID()}@example.com`;

/** Address of the admin of the journeys' installation. */
export const ADMIN_EMAIL = 'admin@example.com';

export interface Person extends UserWithToken {
  /** Storage state of a browser in which the person is logged in. */
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

/** Describes a person whose account was just created or who has logged in. */
export function personOf(url: string, user: UserWithToken): Person {
  const localStorage = [{ name: 'session-token', value: user.token }];
  return { ...user, storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}
