/** The admin of the installation: one account for all journeys, created by the first that needs it. */
import { accountRoutes } from '@kenna/contract';
import { call } from './api.ts';
import { confirmAddress } from './mails.ts';
import { ADMIN_EMAIL, PASSWORD, personOf, signUp, type Person } from './people.ts';

export async function signInAdmin(url: string): Promise<Person> {
  const body = { email: ADMIN_EMAIL, password: PASSWORD };
  const isNew = await signUp(url, ADMIN_EMAIL).then(
    () => true,
    () => false,
  );
  if (isNew) await confirmAddress(url, ADMIN_EMAIL);
  return personOf(url, await call(url, accountRoutes.login, { body }));
}
