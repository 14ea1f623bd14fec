/**
 * The signature of a claim as a COSE_Sign1 structure of an exact length: the claim's place in the file is reserved before
 * it is signed, so the rest is padded. Sources: RFC 9052, 4.2 and 4.4; C2PA Technical Specification 2.2, 13.2.
 */
import { encode } from 'cborg';
import type { Signer, SigningAlgorithm } from '../../../ports/signer.port.ts';

/** IANA registry of COSE algorithms. */
const ALGORITHM_IDS: Record<SigningAlgorithm, number> = { es256: -7, es384: -35, ps256: -37, ed25519: -8 };
/** Labels of the header: the algorithm, and the chain of certificates (RFC 9360). */
const ALGORITHM = 1;
const CERTIFICATES = 33;
const TAG_SIGN1 = 0xd2;
/** Bytes besides the certificates: headers, the largest signature (RSA, 4096 bits), and their lengths. */
const SPARE_BYTES = 1024;

/** Number of bytes to reserve for signatures of this signer. */
export const reservedBytes = ({ certificates }: Pick<Signer, 'certificates'>): number =>
  certificates.reduce((sum, { length }) => sum + length, 0) + SPARE_BYTES;

function structureOf(header: Uint8Array, signature: Uint8Array, padding: number): Uint8Array {
  const content = encode([header, new Map([['pad', new Uint8Array(padding)]]), null, signature]);
  return new Uint8Array([TAG_SIGN1, ...content]);
}

/** Signs a claim, which is not repeated in the structure. @throws Error when the structure exceeds the reserved bytes. */
export async function coseSign1(claim: Uint8Array, signer: Signer): Promise<Uint8Array> {
  const { algorithm, certificates } = signer;
  const header = encode(
    new Map<number, unknown>([
      [ALGORITHM, ALGORITHM_IDS[algorithm]],
      [CERTIFICATES, certificates.length === 1 ? certificates[0] : certificates],
    ]),
  );
  const signature = await signer.sign(encode(['Signature1', header, new Uint8Array(0), claim]));
  const size = reservedBytes(signer);
  let padding = size - structureOf(header, signature, 0).length;
  // The length of a longer padding takes more bytes itself.
  while (padding > 0 && structureOf(header, signature, padding).length > size) padding--;
  const structure = structureOf(header, signature, Math.max(0, padding));
  if (structure.length !== size) throw new Error(`a signature has ${structure.length} bytes instead of ${size}`);
  return structure;
}
