/**
 * Who signs content credentials: the operator's certificate where one is configured, otherwise an own identity. And who
 * confirms the time.
 */
import type { Kysely } from 'kysely';
import { openOperatorSigner } from './adapters/signer/operator-signer.ts';
import type { Config } from './config.ts';
import type { Tables } from './db/tables.ts';
import type { Signer } from './ports/signer.port.ts';
import type { TimeStamper } from './ports/time-stamper.port.ts';
import { systemClock } from './shared/clock.ts';
import type { SecretBox } from './shared/security/secret-box.ts';

interface Place {
  readonly db: Kysely<Tables>;
  readonly secretBox: SecretBox;
}

/**
 * Mistakes of an operator's files are reported at once; the own identity is made when it is first needed.
 * @throws StartError.
 */
export async function openSigner(
  { credentials: { operator }, product }: Pick<Config, 'credentials' | 'product'>,
  { db, secretBox }: Place,
): Promise<() => Promise<Signer>> {
  if (operator !== null) {
    const signer = await openOperatorSigner(operator);
    return () => Promise.resolve(signer);
  }
  let opened: Promise<Signer> | null = null;
  return () => {
    // Loaded on demand: many processes never sign, and the library of certificates loads slowly.
    const opening = (opened ??= import('./adapters/signer/own-signer.ts').then(({ openOwnSigner }) =>
      openOwnSigner(db, { secretBox, productName: product.name, now: systemClock.now() }),
    ));
    return opening.catch((error: unknown) => {
      // When the database was away, the next picture asks it again.
      if (opened === opening) opened = null;
      throw error;
    });
  };
}

/** Null without a time stamp server. */
export function openTimeStamper({ credentials: { timeStampServer } }: Pick<Config, 'credentials'>): TimeStamper | null {
  if (timeStampServer === null) return null;
  return {
    address: timeStampServer,
    async stamp(bytes) {
      // Loaded on demand, because many processes never sign.
      const { createTimeStampServer } = await import('./adapters/signer/time-stamp-server.ts');
      return createTimeStampServer(timeStampServer).stamp(bytes);
    },
  };
}
