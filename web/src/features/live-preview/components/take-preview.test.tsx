import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { heldServer } from '../../../testing/held-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useLivePreview } from '../live-preview.store.ts';
import { TakePreview } from './take-preview.tsx';

const PREVIEW = '/render/preview';
const drawing = {
  picture: 'data:image/webp;base64,AA==',
  understood: [],
  not_drawn: [],
  placed: [],
  seed: 4,
  scene: 'v1.scene',
};

beforeEach(() => useLivePreview.setState({ seen: null }));

function Page() {
  const [colour, setColour] = useState<string | null>('navy');
  if (colour === null) return <p>The picture alone</p>;
  return (
    <>
      <button type="button" onClick={() => setColour('ivory')}>
        Ivory
      </button>
      <TakePreview
        request={{ page: 'GenerateImage', scene_image_id: 3, takes: [{ colour }] }}
        ratio={1}
        title={`dress, ${colour}`}
        onClose={() => setColour(null)}
      />
    </>
  );
}

test('keeps the drawing of an earlier choice until the next is there, and can be closed', async () => {
  const server = heldServer();
  const { user } = renderPage(<Page />);
  (await server.request(PREVIEW)).answer(drawing);
  await screen.findByRole('img', { name: 'Live preview of dress, navy' });
  await user.click(screen.getByRole('button', { name: 'Ivory' }));
  expect(screen.getByRole('img', { name: 'Live preview of an earlier choice' })).toBeDefined();
  (await server.request(PREVIEW, 1)).answer(drawing);
  expect(await screen.findByRole('img', { name: 'Live preview of dress, ivory' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show the picture' }));
  expect(screen.getByText('The picture alone')).toBeDefined();
});

test('is not taken for a drawing of the words in Create', async () => {
  const server = heldServer();
  renderPage(<Page />);
  (await server.request(PREVIEW)).answer(drawing);
  await screen.findByRole('img', { name: 'Live preview of dress, navy' });
  expect(useLivePreview.getState().seen).toBeNull();
});

test('gives the reason over the picture when there is no drawing', async () => {
  const server = heldServer();
  renderPage(<Page />);
  (await server.request(PREVIEW)).refuse(503, 1001);
  expect(await screen.findByText('There is no live preview of this right now.')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
