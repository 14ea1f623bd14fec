/**
 * Checks the content credentials of a file without the library that wrote them: signatures, certificates, and the hashes
 * of statements, of the pictures' own bytes and of the credentials of their sources. Sources: C2PA Technical Specification
 * 2.2, 8.4 (hashed addresses), 13.2 (signatures), 18.5 and 18.6 (hashes of a file); RFC 9052, 4.2.
 */
import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { decode, encode, type DecodeOptions } from 'cborg';
import { boxesOf, type Box } from './read-jumbf.ts';
import { bmffBoxes, storeIn, type CredentialedFormat } from './stored-credentials.ts';

interface HashedAddress {
  readonly url: string;
  readonly hash: Uint8Array;
}
export interface CheckedManifest {
  readonly label: string;
  readonly title: string;
  /** Decoded statements by their labels. */
  readonly assertions: ReadonlyMap<string, unknown>;
  /** Label of the manifest of the picture from which this one was made; null for none. */
  readonly parent: string | null;
}

/** Moments (tag 0 of CBOR) are read as their text. */
const DATES: DecodeOptions = { tags: { 0: (read) => read() as unknown } };
const ES256 = -7;
const ALGORITHM = 1;
const CERTIFICATES = 33;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
/** Hashes are those of a box without its head. */
const digestOf = ({ whole }: Box) => sha256(whole.subarray(8));
const afterSlash = (address: string) => address.slice(address.lastIndexOf('/') + 1);

function ensure(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

function labelled(boxes: readonly Box[], label: string): Box {
  const box = boxes.find((each) => each.label === label);
  ensure(box !== undefined, `there is no box ${label}`);
  return box;
}

/** The manifests of a file, that of the file itself first, then its sources. @throws Error that says what is wrong. */
export function checkedCredentials(file: Buffer, format: CredentialedFormat): CheckedManifest[] {
  const [store] = boxesOf(storeIn(file, format));
  ensure(store?.label === 'c2pa', 'the store has another label');
  const manifests = new Map(store.boxes.map((box) => [box.label, box]));
  // The last manifest of a store is that of the file.
  let box: Box | undefined = store.boxes.at(-1);
  const chain: CheckedManifest[] = [];
  while (box !== undefined) {
    const { manifest, parent } = checkedManifest(box);
    if (chain.length === 0) checkHashOfFile(file, manifest.assertions);
    chain.push(manifest);
    if (parent === null) break;
    box = manifests.get(afterSlash(parent.url));
    ensure(box !== undefined, 'the credentials of a source are missing');
    ensure(digestOf(box).equals(parent.hash), 'the credentials of a source were changed');
    ensure(chain.length <= manifests.size, 'the chain is a loop');
  }
  return chain;
}

function checkedManifest({ label, boxes }: Box) {
  const claimBytes = labelled(boxes, 'c2pa.claim.v2').boxes[0]!.content;
  checkSignature(labelled(boxes, 'c2pa.signature').boxes[0]!.content, claimBytes);
  const claim = decode(claimBytes) as { 'dc:title': string; created_assertions: HashedAddress[] };
  const stored = labelled(boxes, 'c2pa.assertions').boxes;
  const named = [
    ...claim.created_assertions,
    ...((claim as { gathered_assertions?: HashedAddress[] }).gathered_assertions ?? []),
  ];
  const assertions = new Map<string, unknown>();
  for (const { url, hash } of named) {
    const assertion = labelled(stored, afterSlash(url));
    ensure(digestOf(assertion).equals(hash), `the statement ${url} was changed`);
    const [content] = assertion.boxes;
    if (content?.type === 'cbor') assertions.set(assertion.label, decode(content.content, DATES));
    if (content?.type === 'json') assertions.set(assertion.label, JSON.parse(Buffer.from(content.content).toString()));
  }
  const ingredients = [...assertions].flatMap(([name, value]) => (name.startsWith('c2pa.ingredient') ? [value] : []));
  const source = (ingredients as { relationship: string; activeManifest?: HashedAddress }[]).find(
    ({ relationship }) => relationship === 'parentOf',
  );
  const parent = source?.activeManifest ?? null;
  return {
    manifest: { label, title: claim['dc:title'], assertions, parent: parent && afterSlash(parent.url) },
    parent,
  };
}

/** A COSE_Sign1 structure: protected header, other header, no payload, signature. */
function checkSignature(structure: Uint8Array, claim: Uint8Array): void {
  const [header, , payload, signature] = decode(structure.subarray(1), { useMaps: true }) as [
    Uint8Array,
    unknown,
    null,
    Uint8Array,
  ];
  ensure(payload === null, 'the claim is not detached');
  const fields = decode(header, { useMaps: true }) as Map<number, unknown>;
  ensure(fields.get(ALGORITHM) === ES256, 'it is signed by another algorithm');
  const [leaf, root] = (fields.get(CERTIFICATES) as Uint8Array[]).map((der) => new X509Certificate(der));
  ensure(leaf !== undefined && root !== undefined, 'a certificate is missing');
  ensure(leaf.checkIssued(root) && leaf.verify(root.publicKey), 'the certificate was not issued by the next one');
  const signed = encode(['Signature1', header, new Uint8Array(0), claim]);
  const key = createPublicKey(leaf.publicKey.export({ format: 'pem', type: 'spki' }));
  ensure(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature), 'the signature is wrong');
}

interface DataHash {
  readonly exclusions: readonly { readonly start: number; readonly length: number }[];
  readonly hash: Uint8Array;
}
interface BmffHash {
  readonly exclusions: readonly {
    readonly xpath: string;
    readonly data?: readonly { readonly offset: number; readonly value: Uint8Array }[] | null;
  }[];
  readonly hash: Uint8Array;
}

/** Compares the bytes of the file, without those of the credentials themselves. */
function checkHashOfFile(file: Buffer, assertions: ReadonlyMap<string, unknown>): void {
  const data = assertions.get('c2pa.hash.data') as DataHash | undefined;
  const bmff = assertions.get('c2pa.hash.bmff.v3') as BmffHash | undefined;
  const digest = data ? hashWithout(file, data) : bmff ? hashOfBoxes(file, bmff) : null;
  ensure(digest !== null, 'the bytes of the file are not hashed');
  ensure(digest.equals((data ?? bmff)!.hash), 'the picture was changed');
}

function hashWithout(file: Buffer, { exclusions }: DataHash): Buffer {
  const hash = createHash('sha256');
  let from = 0;
  for (const { start, length } of exclusions) {
    hash.update(file.subarray(from, start));
    from = start + length;
  }
  return hash.update(file.subarray(from)).digest();
}

/** Each box that is not excluded, after its place in the file. */
function hashOfBoxes(file: Buffer, { exclusions }: BmffHash): Buffer {
  const hash = createHash('sha256');
  for (const { at, type, bytes } of bmffBoxes(file)) {
    const isExcluded = exclusions.some(
      ({ xpath, data }) =>
        xpath === `/${type}` &&
        (data ?? []).every(({ offset, value }) => bytes.subarray(offset, offset + value.length).equals(value)),
    );
    if (isExcluded) continue;
    const place = Buffer.alloc(8);
    place.writeBigUInt64BE(BigInt(at));
    hash.update(place).update(bytes);
  }
  return hash.digest();
}
