import type { CredentialsStep, Verification } from '@kenna/contract';
import { expect, test } from 'vitest';
import { signerSentence, verdictOf, watermarkSentence } from './credentials-words.ts';

const STEP: CredentialsStep = {
  title: 'A bag',
  generator: 'Camera',
  signer: 'Atelier',
  stamped_at: null,
  author: null,
  prompt: null,
  actions: [],
  problems: [],
};

test('a signer that is not confirmed is only the name that the certificate claims', () => {
  expect(signerSentence(STEP, true)).toBe('Signed by Atelier, written by Camera');
  expect(signerSentence(STEP, false)).toBe('Signed with a certificate that claims the name Atelier, written by Camera');
  expect(signerSentence({ ...STEP, generator: 'Atelier' }, true)).toBe('Signed by Atelier');
  expect(signerSentence({ ...STEP, signer: null }, false)).toBe('This picture has no credentials of its own.');
  expect(signerSentence({ ...STEP, generator: 'Atelier', stamped_at: '2026-11-28T14:05:00+00:00' }, true)).toBe(
    'Signed by Atelier, on 28 November 2026 according to a time stamp',
  );
});

test('a mark names the maker where there are no credentials, and confirms them otherwise', () => {
  const plain: Verification = { state: null, changed: null, problems: [], chain: [], watermark: null };
  const known = { is_known: true, chain: [{ ...STEP, picture: null }], picture_url: null };
  const tells = (verification: Verification) => [
    verdictOf(verification, 'Kenna').title,
    watermarkSentence(verification, 'Kenna'),
  ];
  expect(tells(plain)).toEqual(['No content credentials', null]);
  expect(tells({ ...plain, watermark: known })).toEqual(['Made with Kenna, according to its invisible mark', null]);
  expect(tells({ ...plain, state: 'trusted', watermark: known })[1]).toBe(
    'An invisible mark shows that the picture was made in this studio.',
  );
  expect(tells({ ...plain, watermark: { ...known, chain: [] } })[1]).toBe(
    'The picture with this invisible mark has since been deleted here.',
  );
  expect(tells({ ...plain, watermark: { is_known: false, chain: [], picture_url: null } })).toEqual([
    'No content credentials',
    'The picture carries an invisible mark of the kind that Kenna makes, but not one from this studio.',
  ]);
});
