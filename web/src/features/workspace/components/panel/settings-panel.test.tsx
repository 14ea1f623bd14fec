import { ENGINE_CONTROLS, type Engines } from '@kenna/contract';
import { act, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageServer } from '../../../../testing/page-server.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { enterMode, pageDraft } from '../../draft/draft.store.ts';
import type { Missing } from '../../draft/missing.ts';
import { SettingsPanel } from './settings-panel.tsx';

const abilities = [{ page: 'GenerateImage' as const, model: 'kenna3' as const, controls: [...ENGINE_CONTROLS] }];
const engine = (name: string, title: string) => ({ name, title, description: '', abilities, live: false });
const ENGINES: Engines = { abilities, live: false, choice: [engine('cloud', 'Cloud'), engine('studio', 'Studio')] };

beforeEach(async () => {
  await pageServer({ '/api/web/engines': ENGINES });
  enterMode('GenerateImage');
  pageDraft.reset();
  // A narrow screen, on which the panel is a sheet.
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), media(query)));
});

const media = (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

const panel = (given: Partial<ComponentProps<typeof SettingsPanel>> = {}) => (
  <SettingsPanel
    mode="GenerateImage"
    foot={<p>Foot</p>}
    help={null}
    peek="a coat"
    onPeek={() => undefined}
    {...given}
  />
);

test('shows the sections that the page passes in as well as its own', () => {
  renderPage(panel({ sections: { Prompt: <p>The words</p>, Image: <p>The picture</p> } }));
  expect(screen.getByRole('complementary', { name: 'Generate Image' })).toBeDefined();
  expect(screen.getByText('The words')).toBeDefined();
  // Generate Image has no section for a source picture.
  expect(screen.queryByText('The picture')).toBeNull();
  expect(screen.getByText('Styles')).toBeDefined();
});

test('starts over with the defaults of the tool', async () => {
  const { user } = renderPage(panel());
  const { count } = pageDraft.store.getState().draft;
  act(() => pageDraft.change({ prompt: 'a coat', count: 4 }));
  await user.click(screen.getByRole('button', { name: 'Start over with the defaults' }));
  expect(pageDraft.store.getState().draft).toMatchObject({ prompt: '', count });
});

test('the low sheet shows its label, which raises it', async () => {
  const onPeek = vi.fn();
  const { user } = renderPage(panel({ onPeek }));
  await user.click(screen.getByRole('button', { name: 'a coat' }));
  expect(onPeek).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'a coat' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Show all settings' }).getAttribute('aria-expanded')).toBe('true');
});

test('Back lowers the open sheet and stays on the page', async () => {
  const { user, goBack } = renderPage(panel());
  await user.click(screen.getByRole('button', { name: 'Show settings' }));
  await goBack();
  expect(screen.getByRole('button', { name: 'Show settings' })).toBeDefined();
  expect(screen.queryByText('Earlier page')).toBeNull();
});

test('opens by itself when something in it is missing', async () => {
  const Page = () => {
    const [needed, setNeeded] = useState<Missing | null>(null);
    const act = () => setNeeded({ at: 'prompt', words: 'Describe what you want to see' });
    return panel({ needed, foot: <button onClick={act}>Create</button> });
  };
  const { user } = renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByRole('button', { name: 'Show all settings' })).toBeDefined();
});

test('the open sheet is lowered when a drawing starts, and the focus stays on it', async () => {
  const Page = () => {
    const [started, setStarted] = useState<object | null>(null);
    const words = <input aria-label="Words" onKeyDown={() => setStarted({})} />;
    return panel({ started, sections: { Prompt: words } });
  };
  const { user } = renderPage(<Page />);
  for (let time = 0; time < 2; time += 1) {
    await user.click(screen.getByRole('button', { name: 'Show settings' }));
    await user.type(screen.getByLabelText('Words'), 'a');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show settings' }));
  }
});

test('offers the engines that the operator lets people pick', async () => {
  const { user } = renderPage(panel());
  await user.click(await screen.findByText('Engine'));
  await user.click(await screen.findByRole('radio', { name: 'Studio' }));
  expect(pageDraft.store.getState().draft.engine).toBe('studio');
  await user.click(screen.getByRole('radio', { name: 'Best available' }));
  expect(pageDraft.store.getState().draft.engine).toBeNull();
});
