/**
 * Encrypts the secrets that the program must read again, such as those from which codes and signatures are computed.
 * AES-256-GCM under a key outside the database. The stored text is `v1.<key id>.<nonce, tag and ciphertext>`; the
 * ciphertext is bound to its row, so that it is unreadable in another one.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

export const KEY_BYTES = 32;
const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
/** The size for which GCM is specified. Random nonces are safe for about 4 billion secrets under one key. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_LENGTH = 16;

/** Tables with a column `sealed_secret`. */
export type SecretTable = 'two_factor' | 'webhooks' | 'realtime_credentials' | 'signing_identity';

/**
 * The row of a secret; `id` is its primary key as the database writes it. `previews` is no table: the browser stores
 * the scene of a preview, and `id` is a digest of its words.
 */
export interface SecretPlace {
  readonly table: SecretTable | 'previews';
  readonly id: string | number;
}

interface StoredSecret {
  /** In plain text, written by a process of the version before. It is newer than `sealed_secret`. */
  readonly secret: string | null;
  readonly sealed_secret: string | null;
}

export interface SecretBox {
  /** Id of the key under which new secrets are sealed. */
  readonly keyId: string;
  /** Whether secrets that were sealed under this key can be opened. */
  knows(keyId: string): boolean;
  seal(secret: string, place: SecretPlace): string;
  /** Returns null when the row has no secret. @throws UnreadableSecret. */
  read(stored: StoredSecret, place: SecretPlace): string | null;
}

/** A stored secret was sealed under an unknown key, for another row, or was changed. */
export class UnreadableSecret extends Error {
  constructor({ table, id }: SecretPlace, reason: string) {
    super(`The secret of ${table} ${id} cannot be read: ${reason}.`);
    this.name = 'UnreadableSecret';
  }
}

/** Beginning of the texts that are sealed under the key. */
export const sealedPrefix = (keyId: string): string => `${VERSION}.${keyId}.`;

/** Names a key without revealing anything about it: 16 hexadecimal digits. */
export const keyIdOf = (key: Uint8Array): string =>
  createHash('sha256').update('kenna key id').update(key).digest('hex').slice(0, KEY_ID_LENGTH);

/** The key's own use, so that it may serve other purposes later. */
const cipherKeyOf = (key: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', 'kenna sealed secrets', KEY_BYTES));

const boundTo = ({ table, id }: SecretPlace, prefix: string) => Buffer.from(`${prefix}${table}.${id}`);

/** Keys of 32 bytes: `current` seals, and all of them open. */
export function createSecretBox(current: Uint8Array, others: readonly Uint8Array[] = []): SecretBox {
  const keys = new Map([...others, current].map((key) => [keyIdOf(key), cipherKeyOf(key)]));
  const keyId = keyIdOf(current);
  const prefix = sealedPrefix(keyId);

  function open(sealed: string, place: SecretPlace): string {
    const [version = '', sealedUnder = '', content = ''] = sealed.split('.');
    const key = keys.get(sealedUnder);
    if (version !== VERSION) throw new UnreadableSecret(place, 'it has an unknown form');
    if (key === undefined) throw new UnreadableSecret(place, `it needs the key ${sealedUnder}`);
    const bytes = Buffer.from(content, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(boundTo(place, sealedPrefix(sealedUnder))).setAuthTag(tag);
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString();
    } catch {
      throw new UnreadableSecret(place, 'it was changed, or belongs to another row');
    }
  }

  return {
    keyId,
    knows: (id) => keys.has(id),
    seal(secret, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, keys.get(keyId)!, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(boundTo(place, prefix));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    read({ secret, sealed_secret: sealed }, place) {
      if (secret !== null) return secret;
      return sealed === null ? null : open(sealed, place);
    },
  };
}
