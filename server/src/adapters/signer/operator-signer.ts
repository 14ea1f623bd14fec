import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Signer } from '../../ports/signer.port.ts';
import { StartError } from '../../shared/program/start-error.ts';
import { algorithmOf, createKeySigner } from './key-signer.ts';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

async function readSetting(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${name} is the path of a PEM file; ${path} cannot be read (${code}).`, { cause: error });
  }
}

/**
 * The signer with an operator's certificates and key, in PEM files.
 * @throws StartError when a file cannot be read, the key does not belong to the first certificate, or content
 * credentials do not allow its kind.
 */
export async function openOperatorSigner(paths: {
  readonly certificate: string;
  readonly key: string;
}): Promise<Signer> {
  const chain = (await readSetting('C2PA_CERTIFICATE', paths.certificate)).match(CERTIFICATE) ?? [];
  const text = await readSetting('C2PA_KEY', paths.key);
  const [leaf, ...others] = chain.map((pem) => new X509Certificate(pem));
  if (leaf === undefined)
    throw new StartError(`C2PA_CERTIFICATE: ${paths.certificate} contains no certificate in PEM.`);
  let key;
  try {
    key = createPrivateKey(text);
  } catch (error) {
    const reason = 'contains no private key in PEM that can be read without a password';
    throw new StartError(`C2PA_KEY: ${paths.key} ${reason}.`, { cause: error });
  }
  if (!leaf.checkPrivateKey(key)) throw new StartError('C2PA_KEY does not belong to the first C2PA_CERTIFICATE.');
  const algorithm = algorithmOf(key);
  if (algorithm === null) {
    throw new StartError('C2PA_KEY must be a key of P-256, P-384 or Ed25519, or of RSA with at least 2048 bits.');
  }
  const certificates = [leaf, ...others].map(({ raw }) => new Uint8Array(raw));
  return createKeySigner({ key, algorithm, certificates, isOwn: false });
}
