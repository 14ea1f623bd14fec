import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePalette, useOpenPalette } from '../../features/command-palette/palette.store.ts';
import { useCommands } from '../../lib/commands/commands.ts';
import { pageServer } from '../../testing/page-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Modal } from '../../ui/layers/modal.tsx';
import { Palette } from './palette.tsx';
import { usePaletteKeys } from './use-palette-keys.ts';

afterEach(closePalette);

interface Given {
  readonly onLike?: () => void;
  readonly hasSearch?: boolean;
}

/** A page with a field, a list that can be searched, and an action on its picture. */
function Page({ onLike = () => undefined, hasSearch = true }: Given) {
  usePaletteKeys();
  const palette = useOpenPalette();
  useCommands('This picture', [{ label: 'Like', icon: '', keys: 'L', run: onLike }]);
  return (
    <>
      <input aria-label="Prompt" />
      {hasSearch && <input aria-label="Search in prompts" data-search />}
      {palette !== null && <Palette kind={palette} />}
    </>
  );
}

async function openPage(given: Given = {}) {
  await pageServer({});
  return renderPage(<Page {...given} />);
}

const field = () => screen.findByRole('combobox', { name: 'Search tools, pages, actions and pictures' });

test('Ctrl K finds an action of the page from a field, Enter runs it, and the focus returns', async () => {
  const onLike = vi.fn();
  const { user } = await openPage({ onLike });
  const prompt = screen.getByRole('textbox', { name: 'Prompt' });
  await user.type(prompt, 'red{Control>}k{/Control}');
  await user.type(await field(), 'lik');
  const option = await screen.findByRole('option', { name: /^Like/ });
  expect(option.getAttribute('aria-selected')).toBe('true');
  expect(option.textContent).toContain('L');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onLike).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(prompt);
});

test('the arrow keys choose another entry and wrap round', async () => {
  const { user } = await openPage();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'appearance');
  // The search comes last, once the typing rests.
  await screen.findByRole('option', { name: 'Search the lessons for “appearance”' });
  const chosen = () => screen.getByRole('option', { selected: true }).textContent;
  const [first, second] = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(chosen()).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe(second);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe(screen.getAllByRole('option').at(-1)?.textContent);
});

test('offers a search of the lessons for words that nothing else has', async () => {
  const { user } = await openPage();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'zzzz');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Search the lessons for “zzzz”',
  ]);
});

test('the question mark lists all keys, and is an ordinary letter in a field', async () => {
  const { user } = await openPage();
  await user.type(screen.getByRole('textbox', { name: 'Prompt' }), 'why?');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Prompt' }).value).toBe('why?');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('textbox', { name: 'Prompt' }).blur();
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(keys.textContent).toContain('Turn round in 3-D');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the slash searches the list of the page, or everything where there is none', async () => {
  const { user } = await openPage();
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search in prompts' }));
});

test('the slash opens the palette where the page has no list', async () => {
  const { user } = await openPage({ hasSearch: false });
  await user.keyboard('/');
  expect(document.activeElement).toBe(await field());
});

test('Escape closes the palette and not the dialog below it', async () => {
  await pageServer({});
  function Covered() {
    const [opened, setOpened] = useState(true);
    return (
      <>
        <Modal opened={opened} onClose={() => setOpened(false)} title="Below" withCloseButton={false}>
          <input aria-label="Name" />
        </Modal>
        <Page />
      </>
    );
  }
  const { user } = renderPage(<Covered />);
  await screen.findByRole('dialog', { name: 'Below' });
  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Below' })).toBeDefined();
});
