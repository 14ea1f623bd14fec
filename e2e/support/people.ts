/** People with accounts of their own, made through the API. */
import { randomUUID } from 'node:crypto';
import { accountRoutes, type UserWithToken } from '@kenna/contract';
import { call } from './api.ts';

export const PASSWORD = 'Emerald-Silk-1';

export const newAddress = (): string => `designer-${randomUUID()}@example.com`;

export function signUp(url: string): Promise<UserWithToken> {
  return call(url, accountRoutes.signup, {
    body: {
      first_name: 'Vera',
      last_name: 'Molnar',
      email: newAddress(),
      password: PASSWORD,
      password_confirmation: PASSWORD,
      is_agree: true,
    },
  });
}
