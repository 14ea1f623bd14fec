import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cannedServer } from '../../../testing/canned-server.ts';
import { imageItem } from '../../../testing/image-item.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ImagesDialog } from './images-dialog.tsx';

const PROMPTS = ['camel coat', 'red scarf'];

test('the search shows only the pictures that the server finds, and says when there are none', async () => {
  const server = await cannedServer(({ searchParams }) => {
    const images = PROMPTS.filter((prompt) => prompt.includes(searchParams.get('search') ?? '')).map((prompt, index) =>
      imageItem(index + 1, { prompt }),
    );
    return { body: { code: 0, message: '', data: { images, next: null } } };
  });
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  const { user } = renderPage(<ImagesDialog allowExplicit onChoose={() => undefined} onClose={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'camel coat' })).toBeDefined();
  const field = screen.getByRole('searchbox', { name: 'Search in prompts' });
  await user.type(field, 'scarf');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'camel coat' })).toBeNull());
  expect(screen.getByRole('button', { name: 'red scarf' })).toBeDefined();
  await user.type(field, 's of tulle');
  expect(await screen.findByText('No Record Found.')).toBeDefined();
  expect(field.isConnected).toBe(true);
});
