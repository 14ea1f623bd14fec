import { expect, test } from 'vitest';
import { createSecretBox, keyIdOf } from './secret-box.ts';

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const place = { table: 'webhooks', id: 7 } as const;
const stored = (sealed: string) => ({ secret: null, sealed_secret: sealed });

test('opens what it has sealed, which names its key and differs each time', () => {
  const box = createSecretBox(keyOf(1));
  const [one, other] = [box.seal('whsec_ü', place), box.seal('whsec_ü', place)];
  expect(one).toMatch(new RegExp(`^v1\\.${keyIdOf(keyOf(1))}\\.[\\w-]+$`));
  expect(one).not.toBe(other);
  expect([one, other].map((sealed) => box.read(stored(sealed), place))).toEqual(['whsec_ü', 'whsec_ü']);
});

test('prefers a plain secret, which a process of the version before has written later', () => {
  const box = createSecretBox(keyOf(1));
  expect(box.read({ secret: 'plain', sealed_secret: box.seal('older', place) }, place)).toBe('plain');
  expect(box.read({ secret: null, sealed_secret: null }, place)).toBeNull();
});

test('opens the secrets of earlier keys, and names one that it does not have', () => {
  const sealed = stored(createSecretBox(keyOf(1)).seal('secret', place));
  const next = createSecretBox(keyOf(2), [keyOf(1)]);
  expect(next.read(sealed, place)).toBe('secret');
  expect([keyOf(1), keyOf(2), keyOf(3)].map((key) => next.knows(keyIdOf(key)))).toEqual([true, true, false]);
  expect(() => createSecretBox(keyOf(2)).read(sealed, place)).toThrow(`needs the key ${keyIdOf(keyOf(1))}`);
});

test('refuses a secret of another row or table, and one that was changed', () => {
  const box = createSecretBox(keyOf(1));
  const sealed = box.seal('secret', place);
  expect(() => box.read(stored(sealed), { table: 'webhooks', id: 8 })).toThrow('belongs to another row');
  expect(() => box.read(stored(sealed), { table: 'two_factor', id: 7 })).toThrow('belongs to another row');
  const [version, id, content = ''] = sealed.split('.');
  const bytes = Buffer.from(content, 'base64url');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    const text = [version, id, changed.toString('base64url')].join('.');
    expect(() => box.read(stored(text), place)).toThrow('it was changed');
  }
  for (const cut of ['', content.slice(0, 8)])
    expect(() => box.read(stored(`${version}.${id}.${cut}`), place)).toThrow('it was changed');
  expect(() => box.read(stored(`v2.${id}.${content}`), place)).toThrow('unknown form');
});
