import type { CredentialsStep } from '@kenna/contract';
import { expect, test } from 'vitest';
import { signerSentence } from './credentials-words.ts';

const STEP: CredentialsStep = {
  title: 'A bag',
  generator: 'Camera',
  signer: 'Atelier',
  author: null,
  prompt: null,
  actions: [],
};

test('a signer that is not confirmed is only the name that the certificate claims', () => {
  expect(signerSentence(STEP, true)).toBe('Signed by Atelier, written by Camera');
  expect(signerSentence(STEP, false)).toBe('Signed with a certificate that claims the name Atelier, written by Camera');
  expect(signerSentence({ ...STEP, generator: 'Atelier' }, true)).toBe('Signed by Atelier');
  expect(signerSentence({ ...STEP, signer: null }, false)).toBe('This picture has no credentials of its own.');
});
