import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { draggedWith } from '../../../lib/pictures/dragged-picture.ts';
import { imageItem } from '../../../testing/image-item.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DropTarget } from './drop-target.tsx';
import { PicturePlace } from './picture-place.tsx';
import { SourcePanel } from './source-panel.tsx';

/** The data of a drag, which a browser passes from the picture to the place where it is dropped. */
function transfer(initial: Readonly<Record<string, string>> = {}) {
  const data = new Map(Object.entries(initial));
  return {
    files: [],
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  };
}

function Page({ chosen }: { readonly chosen: string[] }) {
  const note = (place: string) => (url: string) => void chosen.push(`${place} ${url}`);
  return (
    <>
      <p {...draggedWith(imageItem(1, { image_url: '/files/coat.png' }))}>A coat</p>
      <SourcePanel
        page="GenerateImage"
        title="Image"
        chosen={null}
        uploads={{
          all: [],
          refused: [],
          start: () => undefined,
          cancel: () => undefined,
          forgetRefused: () => undefined,
        }}
        allowExplicit
        onChoose={note('panel')}
        onRemove={() => undefined}
      />
      <PicturePlace onPicture={note('words')}>
        <p>Words</p>
      </PicturePlace>
      <p>Prompt</p>
      <DropTarget label="Drop a picture" onFiles={() => undefined} onPicture={note('page')} />
    </>
  );
}

/** Drops on an element as a browser does: only where the drag over it is accepted. */
function drop(target: HTMLElement, dataTransfer: ReturnType<typeof transfer>) {
  const over = createEvent.dragOver(target, { dataTransfer });
  fireEvent(target, over);
  if (over.defaultPrevented) fireEvent.drop(target, { dataTransfer });
}

test('a picture of the page is taken by the panel, the words or the page on which it is dropped', () => {
  const chosen: string[] = [];
  renderPage(<Page chosen={chosen} />);
  for (const target of [
    screen.getByRole('region', { name: 'Image' }),
    screen.getByText('Words'),
    screen.getByText('Prompt'),
  ]) {
    const data = transfer();
    fireEvent.dragStart(screen.getByText('A coat'), { dataTransfer: data });
    drop(target, data);
    fireEvent.dragEnd(screen.getByText('A coat'), { dataTransfer: data });
  }
  expect(chosen).toEqual(['panel /files/coat.png', 'words /files/coat.png', 'page /files/coat.png']);
});

test('data of another site that has the same type is not taken for a picture', () => {
  const chosen: string[] = [];
  renderPage(<Page chosen={chosen} />);
  drop(screen.getByText('Prompt'), transfer({ 'application/x-kenna-picture': 'https://example.com/coat.png' }));
  expect(chosen).toEqual([]);
});

test('what covers a page takes what is pasted and dropped, and the page nothing', () => {
  const taken: string[] = [];
  const note = (place: string) => () => void taken.push(place);
  const targets = (covered: boolean) => (
    <>
      <DropTarget label="Last" onFiles={note('last')} rank="last" />
      {covered && <DropTarget label="Viewer" onFiles={note('viewer')} onPicture={note('viewer')} rank="first" />}
      <p {...draggedWith(imageItem(1))}>A coat</p>
      <DropTarget label="Page" onFiles={note('page')} onPicture={note('page')} />
    </>
  );
  const files = [new File(['a picture'], 'coat.heic')];
  const act = () => {
    fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files, items: [] } });
    const data = transfer();
    fireEvent.dragStart(screen.getByText('A coat'), { dataTransfer: data });
    drop(document.body, data);
    fireEvent.dragEnd(screen.getByText('A coat'), { dataTransfer: data });
  };
  const { rerender } = render(targets(true));
  act();
  expect(taken).toEqual(['viewer', 'viewer']);
  rerender(targets(false));
  act();
  expect(taken).toEqual(['viewer', 'viewer', 'page', 'page']);
});

test('a paste that something else has taken is left alone', () => {
  const taken: string[] = [];
  const onTaken = (event: Event) => event.preventDefault();
  document.addEventListener('paste', onTaken);
  onTestFinished(() => document.removeEventListener('paste', onTaken));
  renderPage(<DropTarget label="Page" onFiles={() => void taken.push('page')} />);
  const files = [new File(['a picture'], 'coat.heic')];
  fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files, items: [] } });
  expect(taken).toEqual([]);
});
