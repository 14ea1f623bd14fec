/**
 * The signer of an installation without a certificate: a certificate authority of its own and a key that it certifies,
 * made by the first process that starts. Readers report such a signer as unknown.
 */
import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Signer } from '../../ports/signer.port.ts';
import type { SecretBox } from '../../shared/security/secret-box.ts';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
  KEY_ALGORITHM,
  makeKeys,
} from './certificate-library.ts';
import { createKeySigner } from './key-signer.ts';

const PLACE = { table: 'signing_identity', id: 'true' } as const;
/**
 * Extended key usage of e-mail protection, which every reader of content credentials accepts. Source: C2PA 2.2, 14.5.1.
 */
const PURPOSE = '1.3.6.1.5.5.7.3.4';
const YEARS = 20;

const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64');

/** Characters with a meaning in names of certificates are left out. Source: RFC 4514, 2.4. */
const plainName = (name: string) => name.replaceAll(/[^\p{L}\p{N} ._-]/gu, ' ').trim();

async function makeIdentity(productName: string, now: Date) {
  const ends = new Date(now);
  ends.setUTCFullYear(ends.getUTCFullYear() + YEARS);
  const dates = { notBefore: new Date(now.getTime() - 86_400_000), notAfter: ends, signingAlgorithm: KEY_ALGORITHM };
  const organisation = `O=${plainName(productName)}`;
  const { forLibrary: rootKeys } = await makeKeys({ isExtractable: false });
  const root = await X509CertificateGenerator.createSelfSigned({
    ...dates,
    name: `CN=${plainName(productName)} installation, ${organisation}`,
    keys: rootKeys,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const { forLibrary: keys, privateKey } = await makeKeys({ isExtractable: true });
  const leaf = await X509CertificateGenerator.create({
    ...dates,
    subject: `CN=${plainName(productName)}, ${organisation}`,
    issuer: root.subject,
    signingKey: rootKeys.privateKey,
    publicKey: keys.publicKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([PURPOSE], true),
      await AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return {
    certificates: [leaf, root].map(({ rawData }) => base64(rawData)),
    key: base64(await webcrypto.subtle.exportKey('pkcs8', privateKey)),
  };
}

/** A certificate that ends within this time is replaced at the next start, long before files could not be signed. */
const RENEWED_MS = 365 * 86_400_000;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

function isEnding([leaf]: readonly string[], now: Date): boolean {
  const { validToDate } = new X509Certificate(bytesOf(leaf!));
  return validToDate.getTime() < now.getTime() + RENEWED_MS;
}

/**
 * All processes of a database share the identity; its key is encrypted there. In its last year a new one replaces it,
 * with another authority: processes that are running still sign with the one before.
 */
export async function openOwnSigner(
  db: Kysely<Tables>,
  { secretBox, productName, now }: { readonly secretBox: SecretBox; readonly productName: string; readonly now: Date },
): Promise<Signer> {
  const find = () => db.selectFrom('signing_identity').selectAll().executeTakeFirst();
  const former = await find();
  if (former === undefined || isEnding(former.certificates, now)) {
    const { certificates, key } = await makeIdentity(productName, now);
    await db.transaction().execute(async (transaction) => {
      if (former !== undefined) {
        const same = sql<boolean>`certificates = ${JSON.stringify(former.certificates)}::jsonb`;
        await transaction.deleteFrom('signing_identity').where(same).execute();
      }
      await transaction
        .insertInto('signing_identity')
        .values({ certificates: JSON.stringify(certificates), sealed_secret: secretBox.seal(key, PLACE) })
        // Another process may have made one meanwhile.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }
  const stored = (await find())!;
  const pkcs8 = Buffer.from(secretBox.read(stored, PLACE)!, 'base64');
  return createKeySigner({
    key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
    algorithm: 'es256',
    certificates: stored.certificates.map(bytesOf),
    isOwn: true,
  });
}
