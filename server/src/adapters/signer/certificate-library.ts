/** The library of certificates on Node's own cryptography. Nothing else imports it, because it needs what is loaded here. */
// The library expects this polyfill before it is loaded.
import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { cryptoProvider, type X509CertificateGenerator } from '@peculiar/x509';

export * from '@peculiar/x509';

/** The library is typed for browsers, whose keys are those of Node. */
type Create = typeof X509CertificateGenerator.createSelfSigned;
type LibraryCrypto = NonNullable<Parameters<Create>[1]>;
type LibraryKeys = Extract<Parameters<Create>[0], { keys: unknown }>['keys'];

cryptoProvider.set(webcrypto as unknown as LibraryCrypto);

/** Of the keys that certificates are made for here. */
export const KEY_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** A pair of keys, as the library takes it and as Node does. */
export async function makeKeys({ isExtractable }: { readonly isExtractable: boolean }) {
  const keys = await webcrypto.subtle.generateKey(KEY_ALGORITHM, isExtractable, ['sign', 'verify']);
  return { forLibrary: keys as unknown as LibraryKeys, privateKey: keys.privateKey };
}
