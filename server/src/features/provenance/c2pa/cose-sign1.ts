/**
 * The signature of a claim as a COSE_Sign1 structure of an exact length: the claim's place in the file is reserved before
 * it is signed, so the rest is padded. Sources: RFC 9052, 4.2 and 4.4; C2PA Technical Specification 2.2, 13.2 and 10.3.2.5
 * (time stamps).
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
/** Bytes for a time stamp with the certificates of its server, which are three at most in practice. */
const TIME_STAMP_BYTES = 10 * 1024;
/** Bytes of the second padding, without which some lengths cannot be reached. */
const SECOND_PADDING = 8;
const NOTHING = new Uint8Array(0);

/** Gets the time stamp of bytes; null where there is none. */
export type Stamp = (bytes: Uint8Array) => Promise<Uint8Array | null>;

/** Number of bytes to reserve for signatures of this signer. */
export const reservedBytes = (
  { certificates }: Pick<Signer, 'certificates'>,
  { isStamped }: { readonly isStamped: boolean },
): number =>
  certificates.reduce((sum, { length }) => sum + length, 0) + SPARE_BYTES + (isStamped ? TIME_STAMP_BYTES : 0);

interface Signed {
  readonly header: Uint8Array;
  readonly signature: Uint8Array;
  readonly timeStamp: Uint8Array | null;
}

function structureOf({ header, signature, timeStamp }: Signed, paddings: Readonly<Record<string, number>>): Uint8Array {
  const unprotected = new Map<string, unknown>(
    Object.entries(paddings).map(([name, length]) => [name, new Uint8Array(length)]),
  );
  if (timeStamp !== null) unprotected.set('sigTst2', { tstTokens: [{ val: timeStamp }] });
  return new Uint8Array([TAG_SIGN1, ...encode([header, unprotected, null, signature])]);
}

/** @throws Error when the structure exceeds the length. */
function padded(signed: Signed, size: number): Uint8Array {
  for (const second of [{}, { pad2: SECOND_PADDING }]) {
    let pad = size - structureOf(signed, { pad: 0, ...second }).length;
    // The length of a longer padding takes more bytes itself.
    while (pad > 0 && structureOf(signed, { pad, ...second }).length > size) pad--;
    const structure = structureOf(signed, { pad: Math.max(0, pad), ...second });
    if (structure.length === size) return structure;
  }
  throw new Error(`a signature does not fit into ${size} bytes`);
}

/**
 * Signs a claim, which is not repeated in the structure. A time stamp that does not fit into the reserved bytes is left out.
 * @throws Error when the signature exceeds the reserved bytes.
 */
export async function coseSign1(claim: Uint8Array, signer: Signer, stamp: Stamp | null): Promise<Uint8Array> {
  const { algorithm, certificates } = signer;
  const header = encode(
    new Map<number, unknown>([
      [ALGORITHM, ALGORITHM_IDS[algorithm]],
      [CERTIFICATES, certificates.length === 1 ? certificates[0] : certificates],
    ]),
  );
  const signature = await signer.sign(encode(['Signature1', header, NOTHING, claim]));
  const timeStamp = stamp && (await stamp(encode(['CounterSignature', header, NOTHING, encode(signature)])));
  const size = reservedBytes(signer, { isStamped: stamp !== null });
  const fits = timeStamp !== null && timeStamp.length < TIME_STAMP_BYTES;
  return padded({ header, signature, timeStamp: fits ? timeStamp : null }, size);
}
