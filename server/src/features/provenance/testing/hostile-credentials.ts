/** Files whose content credentials are made to exhaust whoever reads them. */
import { brotliCompressSync, constants, crc32 } from 'node:zlib';
import { BMFF_USER_TYPE, TIFF_TAG, type CredentialedFormat } from './stored-credentials.ts';

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
  // The best compression of such a text takes a minute.
  const content = box('brob', brotliCompressSync(inner, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }));
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

/** The name of a store whose end the containers of a format could miss. */
export const ENDLESS_STORE = 'a box without an end';

/** The name of a store that a format with short containers must cut into many. */
export const LARGE_STORE = 'a thousand manifests that grow to 9 MB each';

/** A file with this store, where readers of its format look for one. */
export function withStore(file: Buffer, store: Uint8Array, format: CredentialedFormat): Buffer {
  return WRITERS[format](file, Buffer.from(store));
}

const WRITERS: Record<CredentialedFormat, (file: Buffer, store: Buffer) => Buffer> = {
  png(file, store) {
    const content = Buffer.concat([Buffer.from('caBX', 'latin1'), store]);
    const end = 8 + 12 + file.readUInt32BE(8);
    const chunk = [uint32(store.length), content, uint32(crc32(content))];
    return Buffer.concat([file.subarray(0, end), ...chunk, file.subarray(end)]);
  },

  /** Segments have at most 65,535 bytes; each repeats the head of the box. */
  jpg(file, store) {
    const segments: Buffer[] = [];
    for (let at = 8; at < store.length || segments.length === 0; at += SEGMENT_BYTES) {
      const part = Buffer.concat([store.subarray(0, 8), store.subarray(at, at + SEGMENT_BYTES)]);
      const head = Buffer.from([0xff, 0xeb, 0, 0, ...Buffer.from('JP', 'latin1'), 0, 1]);
      head.writeUInt16BE(part.length + 10, 2);
      segments.push(head, uint32(segments.length / 3 + 1), part);
    }
    return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);
  },

  webp(file, store) {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(store.length);
    const chunk = Buffer.concat([Buffer.from('C2PA', 'latin1'), size, store, Buffer.alloc(store.length % 2)]);
    const whole = Buffer.concat([file, chunk]);
    whole.writeUInt32LE(whole.length - 8, 4);
    return whole;
  },

  avif: (file, store) => Buffer.concat([file, box('uuid', Buffer.concat([BMFF_USER_TYPE, BMFF_HEAD, store]))]),

  svg: (file, store) =>
    Buffer.from(
      file
        .toString()
        .replace('<svg ', '<svg xmlns:c2pa="http://c2pa.org/manifest" ')
        .replace('>', () => `><metadata><c2pa:manifest>${store.toString('base64')}</c2pa:manifest></metadata>`),
    ),

  /** The directory is written anew at the end, with one more entry. */
  tiff(file, store) {
    const from = file.readUInt32LE(4);
    const count = file.readUInt16LE(from);
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(TIFF_TAG, 0);
    entry.writeUInt16LE(TIFF_BYTES, 2);
    entry.writeUInt32LE(store.length, 4);
    entry.writeUInt32LE(file.length, 8);
    const entries = Buffer.concat([file.subarray(from, from + 2 + 12 * count), entry, Buffer.alloc(4)]);
    entries.writeUInt16LE(count + 1, 0);
    const padding = Buffer.alloc(store.length % 2);
    const whole = Buffer.concat([file, store, padding, entries]);
    whole.writeUInt32LE(file.length + store.length + padding.length, 4);
    return whole;
  },
};

/** Bytes of a store in one segment of a JPEG, after the head of the box. */
const SEGMENT_BYTES = 60_000;
/** Version and flags, the purpose "manifest", and an offset of zero. */
const BMFF_HEAD = Buffer.from(`\0\0\0\0manifest\0${'\0'.repeat(8)}`, 'latin1');
/** The type of an entry without a meaning of its own. */
const TIFF_BYTES = 7;

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Files whose own structure is made to mislead readers of credentials, by what they try: the file and its store. */
export const misleadingFiles: readonly (readonly [
  string,
  CredentialedFormat,
  (file: Buffer, store: Buffer) => Buffer,
])[] = [
  [
    'a PNG whose credentials have 2 GB, as they say',
    'png',
    (file, store) => changedAfter(withStore(file, store, 'png'), 'caBX', -4, uint32(0x7f_ff_ff_ff)),
  ],
  [
    'a JPEG with sixty thousand segments that continue nothing',
    'jpg',
    (file, store) => {
      const segment = Buffer.from([0xff, 0xeb, 0, 18, ...Buffer.from('JP', 'latin1'), 0, 1, 0, 0, 0, 9]);
      const lone = Buffer.concat([segment, store.subarray(0, 8)]);
      return Buffer.concat([file.subarray(0, 2), ...Array.from({ length: 60_000 }, () => lone), file.subarray(2)]);
    },
  ],
  [
    'a WebP whose credentials have 4 GB, as they say',
    'webp',
    (file, store) => changedAfter(withStore(file, store, 'webp'), 'C2PA', 4, uint32(0xff_ff_ff_ff)),
  ],
  [
    'an AVIF with a box of 2^62 bytes',
    'avif',
    (file) =>
      Buffer.concat([
        file,
        uint32(1),
        Buffer.from('uuid', 'latin1'),
        Buffer.from('4000000000000000', 'hex'),
        BMFF_USER_TYPE,
        BMFF_HEAD,
      ]),
  ],
  [
    'an AVIF with ten thousand boxes in boxes',
    'avif',
    (file) => {
      const depth = 10_000;
      const heads = Array.from({ length: depth }, (_, i) =>
        Buffer.concat([uint32((depth - i) * 8), Buffer.from('moov', 'latin1')]),
      );
      return Buffer.concat([file, ...heads, BMFF_USER_TYPE]);
    },
  ],
  [
    'a TIFF whose directory is followed by itself',
    'tiff',
    (file, store) => {
      const whole = withStore(file, store, 'tiff');
      const directory = whole.subarray(whole.length - 4);
      directory.writeUInt32LE(whole.readUInt32LE(4));
      return whole;
    },
  ],
  [
    'a TIFF whose credentials have 4 GB, as they say',
    'tiff',
    (file, store) => {
      const whole = withStore(file, store, 'tiff');
      whole.writeUInt32LE(0xff_ff_ff_ff, whole.length - 12);
      return whole;
    },
  ],
  [
    'an SVG with a hundred thousand groups in groups',
    'svg',
    (file, store) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}${withStore(file, store, 'svg').toString()}`,
      ),
  ],
];

/** A copy of a file with other bytes at a distance from the first place of a text. */
function changedAfter(file: Buffer, text: string, distance: number, bytes: Buffer): Buffer {
  const changed = Buffer.from(file);
  bytes.copy(changed, changed.indexOf(text, 0, 'latin1') + distance);
  return changed;
}
