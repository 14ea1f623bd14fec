import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { KEEPS_ESCAPE } from '../layers/keeps-escape.ts';
import { EditorDialog } from './editor-dialog.tsx';

/** An editor over a page; its Save goes to the earlier page. */
function Page({ dirty, problem = null }: { readonly dirty: boolean; readonly problem?: string | null }) {
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();
  if (!open) return <h1>Page without the editor</h1>;
  return (
    <EditorDialog
      title="Paint a mask"
      dirty={dirty}
      saveProblem={problem}
      onCancel={() => setOpen(false)}
      onSave={() => void navigate('/earlier')}
      side={
        <>
          <button>Brush</button>
          <button {...KEEPS_ESCAPE}>Brush menu</button>
        </>
      }
    >
      <p>The stage</p>
    </EditorDialog>
  );
}

// Queries by text: those by role compute the style of every element of the dialog.
const editor = () => screen.findByText('The stage');
const question = () => screen.findByText('Leave without saving?');
const hasNoQuestion = () => waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
const button = (name: string) => screen.getByText(name).closest('button')!;
const isClosed = () => screen.findByText('Page without the editor');
const isAtEarlierPage = () => screen.findByText('Earlier page');

it.each(['Cancel', 'Escape'])('closes at once by %s when nothing would be lost', async (way) => {
  const { user } = renderPage(<Page dirty={false} />);
  await editor();
  await (way === 'Cancel' ? user.click(button('Cancel')) : user.keyboard('{Escape}'));
  await isClosed();
});

it('lets Back leave the page when nothing would be lost', async () => {
  const { goBack } = renderPage(<Page dirty={false} />);
  await editor();
  await goBack();
  await isAtEarlierPage();
});

it.each(['Cancel', 'Escape'])('asks before %s discards work, and goes on editing unless told to leave', async (way) => {
  const { user } = renderPage(<Page dirty />);
  await editor();
  const leave = () => (way === 'Cancel' ? user.click(button('Cancel')) : user.keyboard('{Escape}'));
  button('Brush').focus();
  await leave();
  await question();
  // Enter must not lose the work.
  expect(document.activeElement).toBe(button('Keep editing'));
  await user.keyboard('{Enter}');
  await hasNoQuestion();
  expect(document.activeElement).toBe(button(way === 'Cancel' ? 'Cancel' : 'Brush'));
  button('Brush').focus();
  await leave();
  await question();
  await user.click(button('Leave'));
  await isClosed();
});

it('names the editor and the question for people who do not see them', async () => {
  const { user } = renderPage(<Page dirty />);
  await screen.findByRole('dialog', { name: 'Paint a mask' });
  await user.click(button('Cancel'));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
});

it('asks before Back discards work, and then goes where Back leads', async () => {
  const { user, goBack } = renderPage(<Page dirty />);
  await editor();
  await goBack();
  await question();
  await user.click(button('Keep editing'));
  await hasNoQuestion();
  await editor();
  await goBack();
  await question();
  await user.click(button('Leave'));
  await isAtEarlierPage();
});

it('closes the question by Escape, and not the editor', async () => {
  const { user } = renderPage(<Page dirty />);
  await editor();
  await user.click(button('Cancel'));
  await question();
  await user.keyboard('{Escape}');
  await hasNoQuestion();
  await editor();
});

it('leaves Escape to an open menu inside', async () => {
  const { user } = renderPage(<Page dirty={false} />);
  await editor();
  button('Brush menu').focus();
  await user.keyboard('{Escape}');
  await editor();
  // The same key closes the editor from elsewhere, so the menu is what held it.
  button('Cancel').focus();
  await user.keyboard('{Escape}');
  await isClosed();
});

it('does not ask when saving leaves the page', async () => {
  const { user } = renderPage(<Page dirty />);
  await editor();
  await user.click(button('Save'));
  await isAtEarlierPage();
});

it('says why saving is not possible yet', async () => {
  renderPage(<Page dirty problem="Paint something first" />);
  await editor();
  expect(screen.getByText('Paint something first')).toBeDefined();
  expect(button('Save')).toHaveProperty('disabled', true);
});
