/** Files whose content credentials are made to exhaust whoever reads them. */
import { brotliCompressSync, crc32 } from 'node:zlib';

/** Types of superboxes (C2PA Technical Specification 2.2, 11.1), without the bytes that are the same in all. */
const TYPES = {
  store: 'c2pa',
  manifest: 'c2ma',
  assertions: 'c2as',
  claim: 'c2cl',
  signature: 'c2cs',
  compressed: 'c2cm',
  json: 'json',
} as const;
const TYPE_END = Buffer.from('00110010800000aa00389b71', 'hex');
/** Flags of a description box: the superbox can be requested, and has a label. */
const TOGGLES = 3;

function box(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function superbox(type: string, label: string, content: Uint8Array): Buffer {
  const description = Buffer.concat([
    Buffer.from(type, 'latin1'),
    TYPE_END,
    Buffer.from([TOGGLES]),
    Buffer.from(`${label}\0`),
  ]);
  return box('jumb', Buffer.concat([box('jumd', description), content]));
}

/** Readers refuse superboxes without content before they read anything else. */
const NOTE = box('json', Buffer.from('{}'));
const LABEL = 'urn:c2pa:00000000-0000-4000-8000-000000000000';
const storeOf = (content: Uint8Array) => superbox(TYPES.store, 'c2pa', superbox(TYPES.manifest, LABEL, content));

/** A store whose claim is this CBOR. */
const claimOf = (cbor: Uint8Array): Buffer =>
  storeOf(
    Buffer.concat([
      superbox(TYPES.assertions, 'c2pa.assertions', superbox(TYPES.json, 'note', NOTE)),
      superbox(TYPES.claim, 'c2pa.claim.v2', box('cbor', cbor)),
      superbox(TYPES.signature, 'c2pa.signature', box('cbor', Buffer.from([0xd2, 0x84, 0x40, 0xa0, 0xf6, 0x40]))),
    ]),
  );

function nested(depth: number): Buffer {
  let inner = NOTE;
  for (let i = 0; i < depth; i++) inner = superbox(TYPES.assertions, 'c2pa.assertions', inner);
  return storeOf(inner);
}

/** A box whose head states a length of 2^62 bytes. */
function endless(): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write('jumb', 4, 'latin1');
  head.writeBigUInt64BE(1n << 62n, 8);
  return storeOf(head);
}

/** Manifests of so many bytes each, compressed (C2PA Technical Specification 2.2, 11.2.3). */
function compressed(count: number, bytes: number): Buffer {
  const inner = superbox(TYPES.manifest, LABEL, superbox(TYPES.json, 'note', box('json', Buffer.alloc(bytes, ' '))));
  const content = box('brob', brotliCompressSync(inner));
  const labels = Array.from({ length: count }, (_, i) => LABEL.slice(0, -8) + String(i).padStart(8, '0'));
  return superbox(
    TYPES.store,
    'c2pa',
    Buffer.concat(labels.map((label) => superbox(TYPES.compressed, label, content))),
  );
}

/** Stores of credentials by what they try. */
export const hostileStores: Readonly<Record<string, () => Buffer>> = {
  'boxes in boxes': () => nested(2000),
  'a box without an end': endless,
  'a hundred thousand empty boxes': () =>
    storeOf(Buffer.concat(Array.from({ length: 100_000 }, () => box('free', Buffer.alloc(0))))),
  'a hundred thousand manifests': () =>
    superbox(
      TYPES.store,
      'c2pa',
      Buffer.concat(Array.from({ length: 100_000 }, () => superbox(TYPES.manifest, 'm', NOTE))),
    ),
  'a million lists in lists': () => claimOf(Buffer.alloc(1_000_000, 0x81)),
  'a list of 2^60 entries': () => claimOf(Buffer.from([0x9b, 0x10, 0, 0, 0, 0, 0, 0, 0])),
  'a text of 2^40 bytes': () => claimOf(Buffer.from([0x7b, 0, 0, 1, 0, 0, 0, 0, 0])),
  'a manifest that grows to 200 MB': () => compressed(1, 200_000_000),
  'a thousand manifests that grow to 9 MB each': () => compressed(1000, 9_000_000),
  'six megabytes of nothing': () => claimOf(Buffer.alloc(6_000_000)),
};

/** A PNG with this store. */
export function withStore(png: Buffer, store: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from('caBX', 'latin1'), store]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(store.length);
  check.writeUInt32BE(crc32(content));
  const end = 8 + 12 + png.readUInt32BE(8);
  return Buffer.concat([png.subarray(0, end), length, content, check, png.subarray(end)]);
}
