import { X509Certificate } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecretBox } from '../../shared/security/secret-box.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openOwnSigner } from './own-signer.ts';

const secretBox = createSecretBox(new Uint8Array(32).fill(7));

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const openIn = (year: number) =>
  openOwnSigner(database.db, { secretBox, productName: 'Kenna', now: new Date(`${year}-06-01T12:00:00Z`) });
const yearOf = ([leaf]: readonly Uint8Array[]) => new X509Certificate(leaf!).validToDate.getUTCFullYear();

test('is made once for all processes of a database, even when several start at the same time', async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => openIn(2030)));
  for (const other of others) expect(other.certificates).toEqual(first!.certificates);
  expect(yearOf(first!.certificates)).toBe(2050);
  expect((await openIn(2048)).certificates).toEqual(first!.certificates);
});

test('is replaced in its last year, also by several processes at the same time', async () => {
  const first = await openIn(2030);
  const [renewed, ...others] = await Promise.all(Array.from({ length: 3 }, () => openIn(2050)));
  expect(renewed!.certificates).not.toEqual(first.certificates);
  for (const other of others) expect(other.certificates).toEqual(renewed!.certificates);
  expect(yearOf(renewed!.certificates)).toBe(2070);
});
