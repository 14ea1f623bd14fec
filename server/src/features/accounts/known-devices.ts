/**
 * Devices from which people have logged in. A random token in a cookie proves one, so that nobody is locked out of an
 * account by the wrong guesses of strangers. It gives no other right.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Clock } from '../../shared/clock.ts';
import { createSecretToken, hashToken } from '../../shared/security/secret-token.ts';
import { knownDevicesRepository } from './known-devices.repository.ts';

const KNOWN_MS = 365 * 86_400_000;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

export function createKnownDevices({ db, clock }: Parts) {
  const devices = knownDevicesRepository(db);

  return {
    /** Whether the person with this e-mail address has logged in with this token. */
    knowsDevice: (email: string, token: string): Promise<boolean> =>
      devices.isKnown(email, hashToken(token), clock.now()),

    /**
     * Remembers a device after a login and returns its token. `sent` is the token that the device already has, which
     * several accounts may share. A token that this installation never issued is replaced, because somebody else may
     * have chosen it.
     */
    async rememberDevice(userId: number, sent: string | null): Promise<string> {
      const now = clock.now();
      const token = sent !== null && (await devices.isIssued(hashToken(sent), now)) ? sent : createSecretToken();
      await devices.keep(userId, hashToken(token), new Date(now.getTime() + KNOWN_MS));
      return token;
    },
  };
}
