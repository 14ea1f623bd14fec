import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heldServer } from '../../../testing/held-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { NoteButton } from './note-button.tsx';

test('Escape closes the notes after one was sent with the button', async () => {
  const server = heldServer();
  const { user } = renderPage(<NoteButton imageId={7} />);
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  const field = await screen.findByLabelText('Note');
  (await server.request('/notes?image_id=7')).answer({ notes: [] });
  await user.type(field, 'cut on the bias');
  await user.click(screen.getByRole('button', { name: 'Send note' }));
  (await server.request('/user/image/note')).answer({});
  (await server.request('/notes?image_id=7', 1)).answer({ notes: [] });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send note' })).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
});
