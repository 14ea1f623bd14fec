import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { heldServer } from '../../../testing/held-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useLivePreview } from '../live-preview.store.ts';
import { TakePreview, type Outline } from './take-preview.tsx';

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

const placed = { picture: 'ab', part: 'front', u: 0, v: 0, turn: 0, mirror: false, technique: 'print', width_mm: 90 };
const OUTLINE: Outline = [
  [0.4, 0.4],
  [0.6, 0.4],
  [0.6, 0.6],
];

test('with a placed picture only what it changes lies over the picture, drawn as fine as the picture itself', async () => {
  const server = heldServer();
  renderPage(
    <TakePreview
      request={{ page: 'GenerateImage', scene_image_id: 3, takes: [{}] }}
      ratio={1}
      title="coat"
      onClose={() => undefined}
      placing={{ over: (shown) => <p>{shown.placed.length} placed</p>, changes: () => [OUTLINE] }}
    />,
  );
  (await server.request(PREVIEW)).answer({ ...drawing, placed: [{ ...placed, seen: null }] });
  const shown = await screen.findByRole('img', { name: 'Live preview of coat' });
  expect(shown.style.maskImage).toContain(encodeURIComponent('points="400.0,400.0 600.0,400.0 600.0,600.0"'));
  expect(screen.getByText('1 placed')).toBeDefined();
  (await server.request(`${PREVIEW}?side=1024`)).answer({ ...drawing, picture: 'data:image/webp;base64,BB==' });
  await waitFor(() => expect(shown.getAttribute('src')).toBe('data:image/webp;base64,BB=='));
});
