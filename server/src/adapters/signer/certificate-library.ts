/**
 * The library of certificates on Node's own cryptography. It is imported only from here, because it needs what this
 * file loads and sets first.
 */
// The library expects that this polyfill was loaded before it.
import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { cryptoProvider, type X509CertificateGenerator } from '@peculiar/x509';

export * from '@peculiar/x509';

/** The library is typed for browsers, whose keys are those of Node. */
type Create = typeof X509CertificateGenerator.createSelfSigned;
type LibraryCrypto = NonNullable<Parameters<Create>[1]>;
type LibraryKeys = Extract<Parameters<Create>[0], { keys: unknown }>['keys'];

cryptoProvider.set(webcrypto as unknown as LibraryCrypto);

/** The certificates that are made here have keys of this kind. */
export const KEY_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** Makes a pair of keys: as the library takes it, and the private key as Node takes it. */
export async function makeKeys({ isExtractable }: { readonly isExtractable: boolean }) {
  const keys = await webcrypto.subtle.generateKey(KEY_ALGORITHM, isExtractable, ['sign', 'verify']);
  return { forLibrary: keys as unknown as LibraryKeys, privateKey: keys.privateKey };
}
