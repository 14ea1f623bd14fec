import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { chooseAdjustSource, useAdjustSourceUrl } from '../../features/adjust/adjust-source.store.ts';
import { closeCollectionDialog, useCollectionDialog } from '../../features/collections/collection-dialog.store.ts';
import { DropTarget } from '../../features/image-source/components/drop-target.tsx';
import { theme } from '../../app/theme/theme.ts';
import { heldServer } from '../../testing/held-server.ts';
import { imageItem } from '../../testing/image-item.ts';
import { useToasts } from '../../ui/messages/toast.store.ts';
import { Toasts } from '../../ui/messages/toasts.tsx';
import { Arrivals } from './arrivals.tsx';

const COAT = '/files/images/coat.png';
const UPLOAD = '/render/upload-image';
/** Browsers report no type for HEIC, and cannot decode it. */
const heic = (name: string) => new File(['a picture'], name);

/** Names the collection dialog that the workspace would show. */
const Collecting = () => {
  const dialog = useCollectionDialog();
  return dialog !== null && 'images' in dialog && <p>Saving {dialog.images?.map(({ id }) => id).join()}</p>;
};

/** A page of the library, which has no use for pictures itself; with `takes` it has. */
function openPage(takes?: (files: readonly File[]) => void) {
  const page = (
    <>
      <Arrivals userId={1} />
      <Collecting />
      <Toasts />
      {takes && <DropTarget label="Drop it here" onFiles={takes} />}
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/workplace/collections'] });
  render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), pathOf: () => router.state.location.pathname };
}

const paste = (...files: readonly File[]) =>
  fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files, items: [] } });

const question = (name: string | RegExp) => screen.findByRole('dialog', { name });

test('asks what a pasted picture is for, and opens the chosen tool with it', async () => {
  onTestFinished(() => chooseAdjustSource(null));
  const server = heldServer();
  const { user, pathOf } = openPage();
  paste(heic('coat.heic'));
  expect(await question('What is this picture for?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Adjust' }));
  (await server.request(UPLOAD)).answer(COAT);
  await waitFor(() => expect(pathOf()).toBe('/workplace/adjust'));
  expect(useAdjustSourceUrl.getState().url).toBe(COAT);
});

test('uploads all pictures for a collection, and then asks for which one', async () => {
  onTestFinished(closeCollectionDialog);
  const server = heldServer();
  const { user } = openPage();
  paste(heic('coat.heic'), heic('hat.heic'));
  expect(await question('What are these pictures for?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^A collection/ }));
  (await server.request(UPLOAD)).answer(COAT);
  expect(await screen.findByText('Uploading 2 of 2…')).toBeDefined();
  (await server.request(UPLOAD, 1)).answer('/files/images/hat.png');
  (await server.request('coat.png')).answer({ image: imageItem(1) });
  (await server.request('hat.png')).answer({ image: imageItem(2) });
  expect(await screen.findByText('Saving 1,2')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stops the upload when it is cancelled, and stays on the page', async () => {
  const server = heldServer();
  const { user, pathOf } = openPage();
  paste(heic('coat.heic'));
  await question('What is this picture for?');
  await user.click(screen.getByRole('button', { name: 'My images' }));
  const upload = await server.request(UPLOAD);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  upload.answer(COAT);
  paste(heic('hat.heic'));
  expect(await question('What is this picture for?')).toBeDefined();
  expect(screen.getByText('hat.heic')).toBeDefined();
  expect(pathOf()).toBe('/workplace/collections');
  expect(server.count(UPLOAD)).toBe(1);
});

test('names a file that is not taken until the person goes on with the others', async () => {
  const server = heldServer();
  const { user, pathOf } = openPage();
  paste(new File(['a'], 'notes.gif', { type: 'image/gif' }), heic('coat.heic'));
  await question('What are these pictures for?');
  await user.click(screen.getByRole('button', { name: 'My images' }));
  (await server.request(UPLOAD)).answer(COAT);
  expect(await screen.findByText(/^notes\.gif: /)).toBeDefined();
  expect(pathOf()).toBe('/workplace/collections');
  await user.click(screen.getByRole('button', { name: 'Go on with 1 picture' }));
  await waitFor(() => expect(pathOf()).toBe('/workplace/my-images'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks nothing where a page takes pictures itself', () => {
  const taken: string[] = [];
  openPage((files) => taken.push(...files.map(({ name }) => name)));
  paste(heic('coat.heic'));
  expect(taken).toEqual(['coat.heic']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('finds the pictures of a dropped folder, and says when there are none', async () => {
  onTestFinished(() => act(() => useToasts.setState({ toasts: [] })));
  openPage();
  const entryOf = (file: File) => ({
    isFile: true,
    fullPath: `/${file.name}`,
    file: (give: (it: File) => void) => give(file),
  });
  const drop = (...files: readonly File[]) => {
    const parts = [files.map(entryOf), []];
    const folder = {
      isDirectory: true,
      createReader: () => ({ readEntries: (give: (it: unknown) => void) => give(parts.shift()) }),
    };
    const item = { webkitGetAsEntry: () => folder, getAsFile: () => null };
    fireEvent.drop(document.body, {
      dataTransfer: { types: ['Files'], files: [new File([], 'shoot')], items: [item] },
    });
  };
  drop(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('There are no pictures in this folder')).toBeDefined();
  drop(heic('coat.heic'), new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect(await question('What is this picture for?')).toBeDefined();
  expect(screen.getByText('coat.heic')).toBeDefined();
});
