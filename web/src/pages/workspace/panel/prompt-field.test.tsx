import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePromptAid } from '../../../features/prompt-help/use-prompt-aid.tsx';
import { PromptPanel } from '../../../features/workspace/components/prompt/prompt-panel.tsx';
import { pageDraft, useDraft } from '../../../features/workspace/draft/draft.store.ts';
import { focusPrompt } from '../../../features/workspace/prompt/focus-prompt.ts';
import { pageServer } from '../../../testing/page-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const COAT = 'red coat';
const CHOICES = ['red coat with a belt', 'red coat of wool'];
const NO_ENGINES = { abilities: [], choice: [] };

/** The prompt field with its suggestions, composed as in the workspace. */
function PromptField() {
  const text = useDraft((state) => state.draft.prompt);
  const onText = (prompt: string) => pageDraft.change({ prompt });
  const aid = usePromptAid({ text, page: 'GenerateImage', onText, focus: focusPrompt });
  return <PromptPanel mode="GenerateImage" aid={aid} />;
}

async function open(choices: readonly string[] | null = CHOICES) {
  await pageServer({
    '/api/web/engines': NO_ENGINES,
    '/api/web/user/suggest/prompt': choices && [{ attributes: { response_parts: choices } }],
  });
  act(pageDraft.reset);
  const page = renderPage(<PromptField />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
  await page.user.type(field, COAT);
  return { ...page, field };
}

const askByKey = '{Control>} {/Control}';
const options = () => screen.findAllByRole('option');

test('counts the typed characters', async () => {
  await open();
  expect(screen.getByText(String(COAT.length))).toBeDefined();
});

test('Control with Space requests suggestions, and Tab accepts the selected one', async () => {
  const { user, field } = await open();
  await user.keyboard(askByKey);
  expect((await options()).map((option) => option.textContent)).toEqual(CHOICES);
  await user.keyboard('{ArrowDown}{Tab}');
  expect(field.value).toBe(CHOICES[0]);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the down arrow selects a suggestion and Enter accepts it', async () => {
  const { user, field } = await open();
  await user.keyboard(askByKey);
  await options();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen.id);
  await user.keyboard('{Enter}');
  expect(field.value).toBe(CHOICES[1]);
});

test('Tab leaves the field while no suggestion is selected', async () => {
  const { user, field } = await open();
  await user.keyboard(askByKey);
  await options();
  await user.keyboard('{Tab}');
  expect(field.value).toBe(COAT);
  expect(document.activeElement).not.toBe(field);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter starts a new line while no suggestion is selected', async () => {
  const { user, field } = await open();
  await user.keyboard(askByKey);
  await options();
  await user.keyboard('{Enter}');
  expect(field.value).toBe(`${COAT}\n`);
});

test('Escape closes the suggestions and keeps the text', async () => {
  const { user, field } = await open();
  await user.keyboard(askByKey);
  await options();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.value).toBe(COAT);
});

test('a clicked suggestion can be undone', async () => {
  const { user, field } = await open();
  await user.keyboard(askByKey);
  await user.click((await options())[1]!);
  expect(field.value).toBe(CHOICES[1]);
  await user.click(screen.getByRole('button', { name: 'Back to what I typed' }));
  expect(field.value).toBe(COAT);
  expect(screen.queryByRole('button', { name: 'Back to what I typed' })).toBeNull();
});

test('says that there are no suggestions', async () => {
  const { user } = await open([]);
  await user.click(screen.getByRole('button', { name: 'Improve' }));
  expect(await screen.findByText('There are no suggestions for this text.')).toBeDefined();
});

test('says that no suggestions arrived', async () => {
  const { user } = await open(null);
  await user.click(screen.getByRole('button', { name: 'Improve' }));
  expect(await screen.findByText('No suggestions arrived. Try again.')).toBeDefined();
});

test('the dice inserts a random prompt, which can be undone', async () => {
  const { user, field } = await open();
  await user.click(screen.getByRole('button', { name: 'Random prompt' }));
  expect(field.value).not.toBe(COAT);
  await user.click(field);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(field.value).toBe(COAT));
});
