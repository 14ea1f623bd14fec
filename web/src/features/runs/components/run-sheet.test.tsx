import type { RunView } from '@kenna/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { sheetOf, type DraftPhotograph } from '../run-draft.ts';
import { RunSheet } from './run-sheet.tsx';

let lastRun = 0;
const photograph = (id: number): DraftPhotograph => ({ id, image: null });

/** Shows the sheet of a run with this number of products. The first one has two photographs. */
function sheet(count: number) {
  lastRun += 1;
  const run = { id: lastRun, sheet_version: 1, recipe_version: 1, columns: ['colour'] } as unknown as RunView;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    sku: `D-${index + 1}`,
    name: 'Dress',
    values: { colour: 'navy' },
    photographs: index === 0 ? [photograph(8), photograph(9)] : [],
  }));
  const upload = async () => photograph(7);
  return renderPage(<RunSheet run={run} plan="pro" saved={sheetOf(run, rows)} upload={upload} allowExplicit={false} />);
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const focused = () => document.activeElement?.getAttribute('aria-label');
const clipboard = (kind: 'copy' | 'paste', text = '') => {
  const texts = new Map([['text/plain', text]]);
  const clipboardData = {
    setData: (type: string, value: string) => void texts.set(type, value),
    getData: (type: string) => texts.get(type) ?? '',
  };
  fireEvent[kind](document.activeElement!, { clipboardData });
  return texts.get('text/plain');
};

test('typing replaces a text, and arrows, Tab and Enter go to other cells', async () => {
  const { user } = sheet(3);
  await user.click(field('name, row 1'));
  await user.keyboard('Coat{Enter}');
  expect([field('name, row 1').value, focused()]).toEqual(['Coat', 'name, row 2']);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('colour, row 3');
  await user.keyboard('{Shift>}{Enter}{/Shift}{Home}{Tab}');
  expect(focused()).toBe('name, row 2');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('colour, row 3');
});

test('a text is edited after F2, and Escape brings it back', async () => {
  const { user } = sheet(2);
  await user.click(field('name, row 1'));
  await user.keyboard('{F2}es{ArrowLeft}');
  expect([field('name, row 1').value, focused()]).toEqual(['Dresses', 'name, row 1']);
  await user.keyboard('{Escape}');
  expect(field('name, row 1').value).toBe('Dress');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('colour, row 1');
});

test('a selection is emptied, and that is undone and made again', async () => {
  const { user } = sheet(2);
  await user.click(field('name, row 1'));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Delete}');
  const texts = () => ['name, row 1', 'colour, row 1', 'name, row 2', 'colour, row 2'].map((name) => field(name).value);
  expect(texts()).toEqual(['', '', '', '']);
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['Dress', 'navy', 'Dress', 'navy']);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(texts()).toEqual(['', '', '', '']);
});

test('what is typed into a cell is undone as a whole', async () => {
  const { user } = sheet(1);
  await user.click(field('name, row 1'));
  await user.keyboard('Coat{Enter}{F2}s');
  expect(field('name, row 1').value).toBe('Coats');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('name, row 1').value).toBe('Coat');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('name, row 1').value).toBe('Dress');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
});

test('cells are copied and pasted, and what has no room is said', async () => {
  const { user } = sheet(2);
  await user.click(field('SKU, row 1'));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(clipboard('copy')).toBe('D-1\tDress');
  await user.click(field('name, row 2'));
  clipboard('paste', 'Coat\tred\tlost\nBag\tgreen\t');
  expect([field('name, row 2').value, field('name, row 3').value, field('colour, row 3').value]).toEqual([
    'Coat',
    'Bag',
    'green',
  ]);
  expect(screen.getByText('There was no room for 1 column of what you pasted.')).toBeTruthy();
});

test('a sheet of a thousand products renders those that are seen, and the one to which a key goes', async () => {
  const { user } = sheet(1000);
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
  await user.click(field('SKU, row 1'));
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  expect([focused(), field('SKU, row 1000').value]).toEqual(['SKU, row 1000', 'D-1000']);
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
});

test('the photographs of a product are ordered and removed', async () => {
  const { user } = sheet(1);
  await user.click(screen.getByRole('button', { name: 'Photographs of row 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Photographs of D-1' }));
  await user.click(dialog.getByRole('button', { name: 'Move photograph 2 forward' }));
  await user.click(dialog.getByRole('button', { name: 'Remove photograph 2' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Photographs of row 1' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('what is typed into the empty row of a new sheet makes the first product', async () => {
  const { user } = sheet(0);
  expect(screen.queryByRole('button', { name: 'Remove row 1' })).toBeNull();
  await user.click(field('SKU, row 1'));
  await user.keyboard('{Shift>}{End}{/Shift}{Delete}{F2}{Escape}');
  expect(screen.queryByRole('button', { name: 'Save products' })).toBeNull();
  await user.keyboard('D-7');
  expect([field('SKU, row 1').value, focused()]).toEqual(['D-7', 'SKU, row 1']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save products' }).disabled).toBe(false);
  await user.keyboard('{Control>}z{/Control}');
  expect([field('SKU, row 1').value, focused()]).toEqual(['', 'SKU, row 1']);
  await user.keyboard('D-8');
  expect(field('SKU, row 1').value).toBe('D-8');
});
