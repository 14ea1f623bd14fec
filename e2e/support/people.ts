/** People with accounts of their own, made through the API. */
import { randomUUID } from 'node:crypto';
import { accountRoutes, type UserWithToken } from '@kenna/contract';
import { call } from './api.ts';

export const PASSWORD = 'Emerald-Silk-1';

export const newAddress = (): string => `designer-${randomUUID()}@example.com`;

/** Whom the installation of the journeys names as its admin. */
export const ADMIN_EMAIL = 'admin@example.com';

export function signUp(url: string, email = newAddress()): Promise<UserWithToken> {
  return call(url, accountRoutes.signup, {
    body: {
      first_name: 'Vera',
      last_name: 'Molnar',
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      is_agree: true,
    },
  });
}
