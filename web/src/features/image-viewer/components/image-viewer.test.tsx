import { MANNEQUIN_MODELS, type ImageItem } from '@kenna/contract';
import { screen, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { imageItem } from '../../../testing/image-item.ts';
import { pageServer } from '../../../testing/page-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ImageViewer } from './image-viewer.tsx';

const nothing = () => undefined;
const actions = {
  useAll: nothing,
  draw: async () => true,
  tryTake: nothing,
  price: () => '',
  useSeed: nothing,
  download: nothing,
};

type Given = Partial<ComponentProps<typeof ImageViewer>>;

/** The viewer on the second of three pictures; `onMove` works as on a real page. */
function Viewer(given: Given) {
  const [id, setId] = useState(2);
  const [opened, setOpened] = useState(true);
  if (!opened) return null;
  return (
    <ImageViewer
      images={[imageItem(1), imageItem(2), imageItem(3)]}
      currentId={id}
      settings={undefined}
      allowExplicit
      actions={actions}
      tools={() => <input aria-label="Name" />}
      comparing={false}
      onCompare={nothing}
      onMove={setId}
      onClose={() => setOpened(false)}
      {...given}
    />
  );
}

const dialog = (id: number) => screen.findByRole('dialog', { name: `coat number ${id}` });

test('the arrow keys move to the neighbouring pictures and stop at the ends', async () => {
  const { user } = renderPage(<Viewer />);
  await dialog(2);
  await user.keyboard('{ArrowRight}');
  await dialog(3);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next image' }).disabled).toBe(true);
  await user.keyboard('{ArrowRight}');
  await dialog(3);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await dialog(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous image' }).disabled).toBe(true);
});

test('the arrow keys move the caret in a field that has the focus', async () => {
  const { user } = renderPage(<Viewer />);
  await dialog(2);
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{ArrowRight}z');
  await dialog(2);
  expect(screen.getByRole('button', { name: 'Show at full size' })).toBeDefined();
});

test('z shows the picture at full size, and the next picture fits the screen again', async () => {
  const { user } = renderPage(<Viewer />);
  await dialog(2);
  await user.keyboard('z');
  expect(screen.getByRole('button', { name: 'Fit to the screen' })).toBeDefined();
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'coat number 2' }).getAttribute('src')).toBe('/files/2.png');
  await user.keyboard('{ArrowRight}');
  await dialog(3);
  expect(screen.getByRole('button', { name: 'Show at full size' })).toBeDefined();
});

test('d downloads the picture, and shortcuts of the page act on it', async () => {
  const [download, like] = [vi.fn(), vi.fn()];
  const { user } = renderPage(<Viewer actions={{ ...actions, download }} keys={{ l: like }} />);
  await dialog(2);
  await user.keyboard('dl');
  expect(download).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  expect(like).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
});

test('ignores keys while something is open over the viewer', async () => {
  const { user } = renderPage(<Viewer covered />);
  await dialog(2);
  await user.keyboard('{ArrowRight}{Escape}');
  await dialog(2);
});

test('Escape closes the viewer and restores the focus', async () => {
  const Page = () => {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <button onClick={() => setOpened(true)}>Open</button>
        {opened && <Viewer onClose={() => setOpened(false)} />}
      </>
    );
  };
  const { user } = renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await dialog(2);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('veils an explicit picture until the person asks to see it', async () => {
  const onReport = vi.fn();
  const images = [imageItem(2, { is_nsfw: true })];
  const { user } = renderPage(<Viewer images={images} allowExplicit={false} onReport={onReport} />);
  await dialog(2);
  await user.click(screen.getByRole('button', { name: 'Report and Delete' }));
  expect(onReport).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  await user.click(screen.getByRole('button', { name: 'View' }));
  expect(screen.queryByText('Some images may be blocked')).toBeNull();
  expect(screen.getByRole('img', { name: 'coat number 2' })).toBeDefined();
});

test('words that were not drawn are named under the words and among the chips, each once, also without other chips', async () => {
  await pageServer({});
  const tiger = { kind: 'not_drawn', words: 'tiger' } as const;
  renderPage(<Viewer images={[imageItem(2, { remarks: [tiger, tiger] })]} />);
  await dialog(2);
  expect(screen.getByText(/^Not drawn: tiger\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Connect an engine that can' })).toBeDefined();
  const chips = screen.getAllByRole('listitem').filter(({ textContent }) => textContent === 'Not drawn: tiger');
  expect(chips).toHaveLength(1);
  expect(chips[0]?.querySelector('s')?.textContent).toBe('tiger');
});

test('a part that the chip of its colour names has no second chip', async () => {
  await pageServer({});
  const chip = { source: 'prompt' as const, piece: 0, start: 0, end: 0 };
  const brief = [
    { ...chip, kind: 'form', name: 'handbag', label: 'handbag' },
    { ...chip, kind: 'part', name: 'hardware', label: 'hardware' },
    { ...chip, kind: 'colour', name: 'gold', label: 'gold hardware' },
    { ...chip, kind: 'part', name: 'lining', label: 'lining' },
  ];
  renderPage(<Viewer images={[imageItem(2, { brief })]} />);
  await screen.findByText('gold hardware');
  const chips = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(chips).toEqual(['handbag', 'gold hardware', 'lining']);
});

test('a chosen colour is tried on the opened picture, until it is taken back', async () => {
  const words = { kinds: { colour: [{ name: 'navy', label: 'navy', hex: '#1f2a44' }] }, attributes: {} };
  await pageServer({ '/api/web/render/vocabulary': words });
  const tried: unknown[] = [];
  const tryTake = (take: unknown, { id }: ImageItem) => void tried.push([take, id]);
  const { user } = renderPage(
    <Viewer images={[imageItem(2, { scene: 'object' })]} actions={{ ...actions, tryTake }} />,
  );
  const navy = await screen.findByLabelText('navy');
  await user.click(navy);
  await user.click(navy);
  expect(tried).toEqual([
    [{ take: { colour: 'navy' }, model: null }, 2],
    [null, 2],
  ]);
});

test('clothes on a mannequin are offered on other builds, in the looks that show one', async () => {
  const named = (name: string) => ({ name, label: name });
  const kinds = { build: [named('woman'), named('plus size')], finish: [named('black mannequin')] };
  await pageServer({ '/api/web/render/vocabulary': { kinds, attributes: {}, attributesOf: {} } });
  const worn = imageItem(2, { scene: 'object', figure: true });
  renderPage(<Viewer images={[worn]} actions={actions} />);
  const build = await screen.findByRole('group', { name: 'Build', hidden: true });
  expect(within(build).getByLabelText('plus size')).toBeDefined();
  const look = within(build.parentElement!).getByLabelText('Look');
  expect(within(look).getAllByRole('option', { hidden: true })).toHaveLength(MANNEQUIN_MODELS.length);
});

test('other pieces are not offered on other builds', async () => {
  await pageServer({ '/api/web/render/vocabulary': { kinds: {}, attributes: {}, attributesOf: {} } });
  renderPage(<Viewer images={[imageItem(2, { scene: 'object' })]} actions={actions} />);
  await screen.findByRole('group', { name: 'Views', hidden: true });
  expect(screen.queryByRole('group', { name: 'Build', hidden: true })).toBeNull();
});
