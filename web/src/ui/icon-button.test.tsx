import { mdiUndo } from '@mdi/js';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { IconButton } from './icon-button.tsx';

test('the tooltip of a button names its keys, and the button tells them to screen readers', async () => {
  const { user } = renderPage(<IconButton label="Undo" icon={mdiUndo} keys="⌘ Z" />);
  const button = screen.getByRole('button', { name: 'Undo' });
  await user.hover(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Undo · ⌘ Z');
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Meta+Z');
});
