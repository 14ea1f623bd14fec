/** A time stamp server of tests (RFC 3161) with a certificate of its own, on loopback. */
import { createHash, KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  id_signedData,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, AsnObjectIdentifierConverter, OctetString } from '@peculiar/asn1-schema';
import { id_ct_tstInfo, PKIStatusInfo, TimeStampReq, TimeStampResp, TimeStampToken, TSTInfo } from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  X509CertificateGenerator,
  KEY_ALGORITHM,
  makeKeys,
} from '../adapters/signer/certificate-library.ts';

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const ECDSA_WITH_SHA_256 = '1.2.840.10045.4.3.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const POLICY = '1.3.6.1.4.1.99999.1';
const SET = 0x31;

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** DER of a set of fewer than 256 bytes. */
function setOf(parts: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts.toSorted(Buffer.compare));
  const length = content.length < 128 ? [content.length] : [0x81, content.length];
  return Buffer.concat([Uint8Array.from([SET, ...length]), content]);
}

async function makeIdentity() {
  const { forLibrary: keys, privateKey } = await makeKeys({ isExtractable: true });
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Clock of the tests',
    notBefore: new Date(Date.now() - 86_400_000),
    notAfter: new Date(Date.now() + 86_400_000 * 365),
    keys,
    signingAlgorithm: KEY_ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([TIME_STAMPING], true),
    ],
  });
  return { key: KeyObject.from(privateKey), certificate: AsnConvert.parse(certificate.rawData, Certificate) };
}

type Identity = Awaited<ReturnType<typeof makeIdentity>>;

function tokenOf(request: TimeStampReq, now: Date, { key, certificate }: Identity): TimeStampToken {
  const info = new Uint8Array(
    AsnConvert.serialize(
      new TSTInfo({
        policy: POLICY,
        messageImprint: request.messageImprint,
        serialNumber: bufferOf(Uint8Array.from([1, ...randomBytes(7)])),
        genTime: now,
        ...(request.nonce && { nonce: request.nonce }),
      }),
    ),
  );
  const attributes = [
    new Attribute({ attrType: CONTENT_TYPE, attrValues: [AsnObjectIdentifierConverter.toASN(id_ct_tstInfo).toBER()] }),
    new Attribute({
      attrType: MESSAGE_DIGEST,
      attrValues: [AsnConvert.serialize(new OctetString(digest(info)))],
    }),
  ];
  const signed = setOf(attributes.map((attribute) => new Uint8Array(AsnConvert.serialize(attribute))));
  const sha256 = new AlgorithmIdentifier({ algorithm: SHA_256 });
  const { issuer, serialNumber } = certificate.tbsCertificate;
  const data = new SignedData({
    version: 3,
    digestAlgorithms: new DigestAlgorithmIdentifiers([sha256]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_ct_tstInfo,
      eContent: new EncapsulatedContent({ single: new OctetString(info) }),
    }),
    certificates: new CertificateSet([new CertificateChoices({ certificate })]),
    signerInfos: new SignerInfos([
      new SignerInfo({
        version: 1,
        sid: new SignerIdentifier({ issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }) }),
        digestAlgorithm: sha256,
        signedAttrs: attributes,
        signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA_256 }),
        signature: new OctetString(sign('sha256', signed, key)),
      }),
    ]),
  });
  return new TimeStampToken({ contentType: id_signedData, content: AsnConvert.serialize(data) });
}

export interface TimeStampAuthority {
  readonly url: string;
  /** Requests so far. */
  readonly count: () => number;
  /** How it answers from now on: with a time stamp, with the one of an earlier request, or with a refusal. */
  answer(manner: 'stamp' | 'replay' | 'refuse'): void;
  close(): Promise<void>;
}

/** Starts an authority whose time stamps say the time of `clock`. */
export async function startTimeStampAuthority(clock: () => Date): Promise<TimeStampAuthority> {
  const identity = await makeIdentity();
  let manner: Parameters<TimeStampAuthority['answer']>[0] = 'stamp';
  let requests = 0;
  let first: TimeStampToken | null = null;
  const server = createServer(async (request, response) => {
    requests++;
    const body = Buffer.concat(await request.toArray());
    const asked = AsnConvert.parse(bufferOf(body), TimeStampReq);
    const token = tokenOf(asked, clock(), identity);
    first ??= token;
    const answer =
      manner === 'refuse'
        ? new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) })
        : new TimeStampResp({
            status: new PKIStatusInfo({ status: 0 }),
            timeStampToken: manner === 'replay' ? first : token,
          });
    response.setHeader('content-type', 'application/timestamp-reply').end(Buffer.from(AsnConvert.serialize(answer)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => requests,
    answer(next) {
      manner = next;
    },
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
