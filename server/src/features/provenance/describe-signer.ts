import { X509Certificate } from 'node:crypto';
import type { Signer } from '../../ports/signer.port.ts';

/** Days before its end from which a certificate is reported. */
const ENDING_DAYS = 30;

/**
 * Tells admins who signs, and until when the certificate is valid.
 * @throws Error when the certificate has ended or ends soon.
 */
export function describeSigner({ certificates, isOwn }: Pick<Signer, 'certificates' | 'isOwn'>, now: Date): string {
  const { subject, validToDate } = new X509Certificate(certificates[0]!);
  const name = /^CN=(.*)$/m.exec(subject)?.[1] ?? subject;
  const whose = isOwn ? 'a certificate of this installation' : 'the configured certificate';
  const end = validToDate.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const words = `${name}, ${whose} until ${end}`;
  if (validToDate.getTime() < now.getTime() + ENDING_DAYS * 86_400_000) {
    throw new Error(`${words}. ${isOwn ? 'Restart the servers, which replaces it.' : 'Replace it before then.'}`);
  }
  return words;
}
