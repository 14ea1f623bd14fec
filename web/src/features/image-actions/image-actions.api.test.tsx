import { imageRoutes, type ImageItem } from '@kenna/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { call } from '../../lib/api/api-client.ts';
import { heldServer } from '../../testing/held-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useToasts } from '../../ui/messages/toast.store.ts';
import { reloadLibrary, useLike, useTrash } from './image-actions.api.ts';

afterEach(() => useToasts.setState({ toasts: [] }));

const LIST = '/render/my-images';
const TRASH = '/user/trash-render-image';

const coat = { id: 1, image_id: 1, thumbhash: '', is_like: false, prompt: 'coat' } as ImageItem;
const dress = { ...coat, id: 2, image_id: 2, prompt: 'dress' };

function Library() {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['my-images'],
    queryFn: ({ signal }) => call(imageRoutes.listMine, { query: {}, signal }),
  });
  const [trash, { toggle }] = [useTrash(), useLike()];
  return (
    <>
      <button onClick={() => void reloadLibrary(queryClient)}>Reload</button>
      {data?.images.map((image) => (
        <div key={image.id}>
          <button aria-pressed={image.is_like} onClick={() => toggle(image)}>
            Like {image.prompt}
          </button>
          <button onClick={() => trash([image])}>Bin {image.prompt}</button>
        </div>
      ))}
    </>
  );
}

/** Opens a library with a coat and a dress. */
async function openLibrary() {
  const server = heldServer();
  const { user } = renderPage(<Library />);
  (await server.request(LIST)).answer({ images: [coat, dress] });
  await screen.findByRole('button', { name: 'Bin coat' });
  return { server, click: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const shown = () => screen.queryAllByRole('button', { name: /^Bin/ }).map((button) => button.textContent);

test('a binned picture does not return with the answer to an older request', async () => {
  const { server, click } = await openLibrary();
  await click('Reload');
  const older = await server.request(LIST, 1);
  await click('Bin coat');
  await waitFor(() => expect(shown()).toEqual(['Bin dress']));
  (await server.request(TRASH)).answer({});
  const newer = await server.request(LIST, 2);
  older.answer({ images: [coat, dress] });
  newer.answer({ images: [dress] });
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(shown()).toEqual(['Bin dress']);
});

test('undo brings back its own picture, and not another one that was binned since', async () => {
  const { server, click } = await openLibrary();
  await click('Bin coat');
  (await server.request(TRASH)).answer({});
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  await click('Bin dress');
  (await server.request(TRASH, 1)).answer({});
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(2));
  act(() => useToasts.getState().toasts[0]!.action!.onAct());
  (await server.request('/user/restore-render-image')).answer({});
  (await server.request(LIST, 1)).answer({ images: [coat] });
  await waitFor(() => expect(shown()).toEqual(['Bin coat']));
});

test('a like survives the answer to an older request', async () => {
  const { server, click } = await openLibrary();
  await click('Reload');
  const older = await server.request(LIST, 1);
  await click('Like coat');
  (await server.request('/user/like-render')).answer({});
  const newer = await server.request(LIST, 2);
  older.answer({ images: [coat, dress] });
  newer.answer({ images: [{ ...coat, is_like: true }, dress] });
  const like = await screen.findByRole('button', { name: 'Like coat', pressed: true });
  await waitFor(() => expect(like.isConnected).toBe(true));
});
