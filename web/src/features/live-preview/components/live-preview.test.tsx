import { ERRORS } from '@kenna/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { heldServer } from '../../../testing/held-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { startAnew } from '../live-preview.store.ts';
import { LivePreview } from './live-preview.tsx';

const PREVIEW = '/render/preview';
const drawing = {
  picture: 'data:image/webp;base64,AA==',
  understood: [],
  not_drawn: [],
  placed: [],
  seed: 4,
  scene: 'v1.scene',
};

/** The preview below a field with the words that it shows, and a button that sends them. */
function Page() {
  const [prompt, setPrompt] = useState('red dress');
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <input aria-label="Prompt" value={prompt} onChange={(event) => setPrompt(event.currentTarget.value)} />
      <button type="button" onClick={() => setIsSent(true)}>
        Create
      </button>
      <LivePreview request={{ page: 'GenerateImage', prompt }} isSent={isSent} onOffer={setPrompt} />
    </>
  );
}

/** A page whose first words have been drawn. */
async function drawnPage(notDrawn: readonly string[] = []) {
  const server = heldServer();
  const { user } = renderPage(<Page />);
  (await server.request(PREVIEW)).answer({ ...drawing, not_drawn: notDrawn });
  await screen.findByRole('img', { name: 'Live preview of red dress' });
  return { server, user, prompt: screen.getByRole('textbox', { name: 'Prompt' }) };
}

test('keeps the drawing of earlier words, marked as such, until the next is there', async () => {
  const { server, user, prompt } = await drawnPage();
  await user.type(prompt, ' in silk');
  expect(screen.getByRole('img', { name: 'Live preview of earlier words' })).toBeDefined();
  (await server.request(PREVIEW, 1)).answer(drawing);
  expect(await screen.findByRole('img', { name: 'Live preview of red dress in silk' })).toBeDefined();
});

test('shows the same picture in a finer drawing once the words rest', async () => {
  const { server } = await drawnPage();
  const fine = 'data:image/webp;base64,BB==';
  (await server.request(`${PREVIEW}?side=640`)).answer({ ...drawing, picture: fine });
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Live preview of red dress' }).getAttribute('src')).toBe(fine),
  );
});

test('gives the reason in the place of a picture that cannot be drawn', async () => {
  const server = heldServer();
  renderPage(<Page />);
  (await server.request(PREVIEW)).refuse(503, 1001);
  expect(await screen.findByText('There is no live preview of this right now.')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText('Live preview, not stored')).toBeNull();
});

test('names the words that are not drawn', async () => {
  await drawnPage(['tiger', 'folded']);
  expect(screen.getByText('Not drawn: tiger, folded')).toBeDefined();
});

test('says that words have no preview, and draws the next words', async () => {
  const { server, user, prompt } = await drawnPage();
  await user.type(prompt, ' on the moon');
  (await server.request(PREVIEW, 1)).refuse(503, 1001);
  expect(await screen.findByText('There is no live preview of this right now.')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Live preview of earlier words' })).toBeDefined();
  await user.clear(prompt);
  await user.type(prompt, 'white shirt');
  (await server.request(PREVIEW, 2)).answer(drawing);
  expect(await screen.findByRole('img', { name: 'Live preview of white shirt' })).toBeDefined();
  expect(screen.queryByText('There is no live preview of this right now.')).toBeNull();
});

test('ends its request when the words are sent, and asks for no other while they are', async () => {
  const server = heldServer();
  const { user } = renderPage(<Page />);
  const { signal } = await server.request(PREVIEW);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(signal?.aborted).toBe(true);
  act(() => startAnew());
  expect(server.count(PREVIEW)).toBe(1);
});

test('keeps the fine drawing and its note while its words are sent', async () => {
  const { server, user } = await drawnPage(['tiger']);
  const fine = 'data:image/webp;base64,BB==';
  (await server.request(`${PREVIEW}?side=640`)).answer({ ...drawing, picture: fine });
  const source = () => screen.getByRole('img', { name: 'Live preview of red dress' }).getAttribute('src');
  await waitFor(() => expect(source()).toBe(fine));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  act(() => startAnew());
  expect(source()).toBe(fine);
  expect(screen.getByText('Not drawn: tiger')).toBeDefined();
  expect(server.count(PREVIEW)).toBe(1);
});

test('asks again for a drawing that another window has ended', async () => {
  const server = heldServer();
  renderPage(<Page />);
  (await server.request(PREVIEW)).answer(null);
  (await server.request(PREVIEW, 1)).answer(drawing);
  expect(await screen.findByRole('img', { name: 'Live preview of red dress' })).toBeDefined();
});

test('offers what can be drawn where the words cannot', async () => {
  const server = heldServer();
  const { user, prompt } = { ...renderPage(<Page />), prompt: screen.getByRole('textbox', { name: 'Prompt' }) };
  const { code, status } = ERRORS.not_drawable;
  const offers = [{ kind: 'nearest', label: 'a chair', prompt: 'red chair' }];
  (await server.request(PREVIEW)).refuse(status, code, { thing: 'throne', reason: 'No throne.', advice: null, offers });
  await user.click(await screen.findByRole('button', { name: 'Draw a chair instead' }));
  expect((prompt as HTMLInputElement).value).toBe('red chair');
});
