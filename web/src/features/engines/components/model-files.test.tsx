import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { ModelFiles } from './model-files.tsx';

test('the address of a missing file is a link, without the full stop of its sentence', async () => {
  const file = { folder: 'diffusion_models', family: null, licence: null, operations: [] };
  const words = 'krea needs qwen.safetensors in text_encoders: download it from https://weights.test/krea-2/main.';
  const files = [
    { ...file, name: 'krea.safetensors', use: 'unused' as const, words },
    { ...file, name: 'z.safetensors', use: 'used' as const, words: 'Used to draw.' },
  ];
  renderPage(<ModelFiles files={files} />);
  const link = await screen.findByText('https://weights.test/krea-2/main');
  expect(link.getAttribute('href')).toBe('https://weights.test/krea-2/main');
  expect(link.closest('p')?.textContent).toBe(words);
  expect(screen.getByText('Used to draw.')).toBeDefined();
});
