import { sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Signer, SigningAlgorithm } from '../../ports/signer.port.ts';

const signAsync = promisify(sign);

const HASHES: Record<SigningAlgorithm, string | null> = {
  es256: 'sha256',
  es384: 'sha384',
  ps256: 'sha256',
  // Ed25519 hashes by itself.
  ed25519: null,
};

const CURVES: Record<string, SigningAlgorithm> = { prime256v1: 'es256', secp384r1: 'es384' };

/** The algorithm of a private key; null for a kind of key that content credentials do not allow. */
export function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject) {
  if (type === 'ed25519') return 'ed25519';
  if (type === 'rsa' || type === 'rsa-pss') return (details?.modulusLength ?? 0) >= 2048 ? 'ps256' : null;
  return type === 'ec' ? (CURVES[details?.namedCurve ?? ''] ?? null) : null;
}

interface Identity {
  readonly key: KeyObject;
  readonly algorithm: SigningAlgorithm;
  readonly certificates: readonly Uint8Array[];
  readonly isOwn: boolean;
}

/** A signer with a private key in memory. Signatures have the form of COSE. Source: RFC 9053, 2. */
export const createKeySigner = ({ key, algorithm, certificates, isOwn }: Identity): Signer => ({
  algorithm,
  certificates,
  isOwn,
  // `saltLength` -1 is the length of the hash, as PS256 requires; other kinds of keys ignore it.
  sign: async (bytes) =>
    new Uint8Array(
      await signAsync(HASHES[algorithm], bytes, {
        key,
        dsaEncoding: 'ieee-p1363',
        ...(algorithm === 'ps256' && { padding: 6, saltLength: -1 }),
      }),
    ),
});
