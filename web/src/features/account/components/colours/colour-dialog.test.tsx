import { screen } from '@testing-library/react';
import type { OwnColour } from '@kenna/contract';
import { expect, onTestFinished, test } from 'vitest';
import { cannedServer } from '../../../../testing/canned-server.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ColourDialog } from './colour-dialog.tsx';

async function dialog(colour: OwnColour | null) {
  const sent: unknown[] = [];
  const closed: true[] = [];
  const server = await cannedServer((_, body) => {
    if (body !== '') sent.push(JSON.parse(body));
    return { body: { code: 0, message: '', data: { colours: [], colour: { id: 1, name: 'Ink', hex: '#1f2a44' } } } };
  });
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  const page = renderPage(<ColourDialog colour={colour} onClose={() => closed.push(true)} />);
  return { ...page, sent, closed };
}

test('a new colour needs a name and a code that is a colour', async () => {
  const { user, sent, closed } = await dialog(null);
  await user.type(await screen.findByLabelText('Name'), 'Ink');
  await user.type(screen.getByLabelText('Code'), 'blue');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '#1f2a44');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => closed).toEqual([true]);
  expect(sent).toMatchObject([{ name: 'Ink', hex: '#1f2a44' }]);
});

test('a colour that exists is renamed, and can be removed', async () => {
  const { user, sent, closed } = await dialog({
    id: 7,
    name: 'Ink',
    hex: '#1f2a44',
    created_at: '2026-01-01T00:00:00.000Z',
  });
  await user.type(await screen.findByLabelText('Name'), ' blue');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => closed).toEqual([true]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => closed).toEqual([true, true]);
  expect(sent).toMatchObject([{ id: 7, name: 'Ink blue', hex: '#1f2a44' }, { ids: [7] }]);
});
