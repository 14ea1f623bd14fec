import type { OfferedLora } from '@kenna/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { pageDraft, useDraft } from '../../draft/draft.store.ts';
import { LoraPicker } from './lora-picker.tsx';

const lora = (title: string, base: string, words = ''): OfferedLora => ({
  name: `${title.toLowerCase()}.safetensors`,
  title,
  words,
  strength: 0.8,
  base,
});
const OFFERED = [lora('Ink', 'SDXL', 'inkstyle'), lora('Linen', 'SDXL'), lora('Denim', 'FLUX.2 klein 4B')];

function Panel() {
  return <LoraPicker offered={OFFERED} chosen={useDraft((state) => state.draft.loras)} />;
}

test('a style of the engine is chosen with its strength, and shows its trigger words', async () => {
  const { user } = renderPage(<Panel />);
  const ink = screen.getByRole('button', { name: 'Ink' });
  await user.click(ink);
  expect(ink.getAttribute('aria-pressed')).toBe('true');
  expect(pageDraft.store.getState().draft.loras).toEqual([{ name: 'ink.safetensors', strength: 0.8 }]);
  expect(screen.getByText('Adds to the prompt: inkstyle')).toBeDefined();
  // A style of another model could not be combined with it.
  expect(screen.getByRole('button', { name: 'Denim' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Linen' })).toHaveProperty('disabled', false);

  fireEvent.change(screen.getByRole('slider', { name: 'Ink, strength' }), { target: { value: '1.15' } });
  expect(pageDraft.store.getState().draft.loras).toEqual([{ name: 'ink.safetensors', strength: 1.15 }]);
  await user.click(ink);
  expect(pageDraft.store.getState().draft.loras).toEqual([]);
  expect(screen.getByRole('button', { name: 'Denim' })).toHaveProperty('disabled', false);
});
