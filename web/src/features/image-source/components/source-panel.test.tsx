import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ERRORS } from '@kenna/contract';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cannedServer } from '../../../testing/canned-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useToasts } from '../../../ui/messages/toast.store.ts';
import { useUploads } from '../use-uploads.ts';
import { SourcePanel } from './source-panel.tsx';

beforeEach(() => useToasts.setState({ toasts: [] }));

function Panel() {
  const [chosen, setChosen] = useState<string | null>(null);
  const uploads = useUploads({ userId: 1, page: 'Backdrop', onFirst: setChosen });
  return (
    <>
      <SourcePanel
        page="Backdrop"
        title="Image"
        chosen={chosen}
        uploads={uploads}
        allowExplicit
        onChoose={setChosen}
        onRemove={() => setChosen(null)}
      />
      <button type="button" onClick={() => setChosen('/files/coat.png')}>
        Work on the coat
      </button>
    </>
  );
}

const drop = (...files: readonly File[]) =>
  fireEvent.drop(screen.getByRole('region', { name: 'Image' }), {
    dataTransfer: { files, types: ['Files'], items: [], getData: () => '' },
  });
const said = () => screen.getByRole('alert').textContent;
const zone = () => screen.getByRole('button', { name: /^Drag and drop/ });

test('says below the drop zone why a file is not taken, and not in a message that passes', async () => {
  renderPage(<Panel />);
  expect(said()).toBe('');
  drop(new File(['a list'], 'list.txt', { type: 'text/plain' }));
  await waitFor(() => expect(said()).toBe(`list.txt: ${ERRORS.unsupported_type.text}`));
  expect(zone().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(useToasts.getState().toasts).toEqual([]);
});

test('says so of a file that the server cannot read, until another is dropped', async () => {
  const { code, status, text } = ERRORS.image_unreadable;
  const server = await cannedServer(() => ({ status, body: { code, message: text, data: null } }));
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  renderPage(<Panel />);
  drop(new File(['no picture'], 'coat.heic'));
  await waitFor(() => expect(said()).toBe(`coat.heic: ${text}`));
  expect(useToasts.getState().toasts).toEqual([]);
  drop(new File(['a picture'], 'skirt.heic'));
  await waitFor(() => expect(said()).toBe(''));
});

test('names three of many files, and counts the others', async () => {
  renderPage(<Panel />);
  drop(...['a', 'b', 'c', 'd', 'e'].map((name) => new File([name], `${name}.txt`, { type: 'text/plain' })));
  await waitFor(() => expect(said()).toMatch(/^a\.txt: .*\nb\.txt: .*\nc\.txt: .*\n2 more files are not taken\.$/));
});

test('says why a file is not taken in a message where the panel is in a closed section', async () => {
  renderPage(
    <details>
      <Panel />
    </details>,
  );
  fireEvent.drop(screen.getByRole('region', { name: 'Image', hidden: true }), {
    dataTransfer: {
      files: [new File(['a list'], 'list.txt', { type: 'text/plain' })],
      types: ['Files'],
      items: [],
      getData: () => '',
    },
  });
  await waitFor(() =>
    expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual([
      `list.txt: ${ERRORS.unsupported_type.text}`,
    ]),
  );
});

test('forgets refused files once the page has chosen a picture', async () => {
  renderPage(<Panel />);
  drop(new File(['a list'], 'list.txt', { type: 'text/plain' }));
  await waitFor(() => expect(said()).not.toBe(''));
  fireEvent.click(screen.getByRole('button', { name: 'Work on the coat' }));
  await waitFor(() => expect(said()).toBe(''));
});

test('goes on naming a refused file once another of its batch is uploaded and chosen', async () => {
  const server = await cannedServer(() => ({ body: { code: 0, message: '', data: '/files/coat.png' } }));
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  renderPage(<Panel />);
  drop(new File(['a list'], 'list.txt', { type: 'text/plain' }), new File(['a picture'], 'coat.heic'));
  expect(await screen.findByAltText('Chosen to work on')).toBeDefined();
  expect(said()).toBe(`list.txt: ${ERRORS.unsupported_type.text}`);
});
