import type { NotDrawable } from '@kenna/contract';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

const SOFA: NotDrawable = {
  thing: 'sofa',
  reason: 'The built-in engine cannot draw a sofa yet.',
  advice: null,
  offers: [
    { kind: 'nearest', label: 'a chair', prompt: 'velvet chair with a scarf' },
    { kind: 'alone', label: 'the scarf', prompt: 'scarf' },
    { kind: 'board', label: 'a mood board', prompt: 'Mood board: velvet sofa with a scarf' },
  ],
};

function open(data: unknown) {
  const [onOffer, onDismiss] = [vi.fn(), vi.fn()];
  const refusal = { page: 'GenerateImage', text: 'It cannot be drawn.', data } as const;
  const hint = 'A connected engine draws anything.';
  return {
    ...renderPage(<RefusalNotice refusal={refusal} hint={hint} onOffer={onOffer} onDismiss={onDismiss} />),
    onOffer,
    onDismiss,
  };
}

const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('names what cannot be drawn, says that nothing was charged, and how it can be drawn', () => {
  open(SOFA);
  expect(screen.getByRole('region', { name: 'The built-in engine cannot draw a sofa yet.' }).textContent).toMatch(
    /Nothing was charged.*A connected engine draws anything\./,
  );
});

test('has a button for each offer, which passes its prompt on', async () => {
  const { user, onOffer } = open(SOFA);
  expect(buttons()).toEqual(['Draw a chair instead', 'Draw the scarf alone', 'Make a mood board', 'Dismiss']);
  await user.click(screen.getByRole('button', { name: 'Draw the scarf alone' }));
  expect(onOffer.mock.calls).toEqual([[SOFA.offers[1]]]);
});

test('gives advice when the words name nothing that can be drawn', () => {
  open({ ...SOFA, thing: null, reason: 'The engine does not know “asdf”.', advice: 'Name a garment.', offers: [] });
  expect(screen.getByRole('region').textContent).toContain('Name a garment. Nothing was charged');
});

test('can be dismissed', async () => {
  const { user, onDismiss } = open(SOFA);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('shows the text of an answer without the expected data', () => {
  open(null);
  expect(screen.getByRole('heading').textContent).toBe('It cannot be drawn.');
  expect(buttons()).toEqual(['Dismiss']);
});
