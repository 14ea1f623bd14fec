/** Time stamps from a server of RFC 3161. It learns the hash of a signature, and nothing of a picture. */
import { createHash, randomBytes } from 'node:crypto';
import { SignedData, type ContentInfo } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { id_ct_tstInfo, MessageImprint, TimeStampReq, TimeStampResp, TSTInfo } from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import type { TimeStamper } from '../../ports/time-stamper.port.ts';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
/** The server answers while a person waits for a download. */
const TIMEOUT_MS = 4_000;
/** A token with its certificates has 2 to 8 kB. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** Statuses of an answer with a token: granted, and granted with modifications. */
const GRANTED = [0, 1];

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
const isEqual = (a: ArrayBuffer | undefined, b: ArrayBuffer) =>
  a !== undefined && Buffer.from(a).equals(Buffer.from(b));

/** The content of a token. @throws Error when it is no token. */
function contentOf(token: ContentInfo): TSTInfo {
  const { encapContentInfo } = AsnConvert.parse(token.content, SignedData);
  const content = encapContentInfo.eContent?.single;
  if (encapContentInfo.eContentType !== id_ct_tstInfo || content === undefined) {
    throw new Error('the time stamp server sent no time stamp');
  }
  return AsnConvert.parse(content.buffer, TSTInfo);
}

export const createTimeStampServer = (address: string): TimeStamper => ({
  address,
  async stamp(bytes) {
    const hash = bufferOf(createHash('sha256').update(bytes).digest());
    // A first bit of 0 makes the number positive.
    const nonce = bufferOf(
      Uint8Array.from(randomBytes(8), (byte, index) => (index === 0 ? (byte & 0x3f) | 0x40 : byte)),
    );
    const request = new TimeStampReq({
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA_256, parameters: null }),
        hashedMessage: new OctetString(hash),
      }),
      nonce,
      certReq: true,
    });
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: AsnConvert.serialize(request),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the time stamp server answered ${response.status}`);
    const answer = await response.arrayBuffer();
    if (answer.byteLength > MAX_ANSWER_BYTES) throw new Error('the answer of the time stamp server is too large');
    const { status, timeStampToken: token } = AsnConvert.parse(answer, TimeStampResp);
    if (!GRANTED.includes(status.status) || token === undefined) {
      throw new Error(`the time stamp server refused (${[...(status.statusString ?? [])].join(' ') || status.status})`);
    }
    const content = contentOf(token);
    // Otherwise the answer may be an older one, or one to somebody else.
    if (!isEqual(content.messageImprint.hashedMessage.buffer as ArrayBuffer, hash) || !isEqual(content.nonce, nonce)) {
      throw new Error('the time stamp belongs to another request');
    }
    return new Uint8Array(AsnConvert.serialize(token));
  },
});
