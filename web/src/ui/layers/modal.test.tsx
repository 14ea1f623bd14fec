import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ConfirmDialog } from '../messages/confirm-dialog.tsx';
import { Menu } from './menu.tsx';
import { Modal } from './modal.tsx';

/** A page with a dialog, from which a confirmation opens. */
function Dialogs({ onDelete = () => undefined }: { readonly onDelete?: () => void }) {
  const [open, setOpen] = useState<'none' | 'dialog' | 'confirmation'>('none');
  return (
    <>
      <button onClick={() => setOpen('dialog')}>Open</button>
      <Modal opened={open !== 'none'} onClose={() => setOpen('none')} title="Picture">
        <button onClick={() => setOpen('confirmation')}>Delete</button>
      </Modal>
      {open === 'confirmation' && (
        <ConfirmDialog
          title="Delete it?"
          confirm="Delete for good"
          onConfirm={onDelete}
          onClose={() => setOpen('dialog')}
        >
          It cannot be restored.
        </ConfirmDialog>
      )}
    </>
  );
}

test('Back closes a dialog and stays on the page, and then leaves it', async () => {
  const { user, goBack } = renderPage(<Dialogs />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Picture' })).toBeDefined();
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Earlier page')).toBeNull();
  await goBack();
  expect(screen.getByText('Earlier page')).toBeDefined();
});

test('Back closes the topmost dialog first', async () => {
  const { user, goBack } = renderPage(<Dialogs />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('It cannot be restored.');
  await goBack();
  expect(screen.queryByText('It cannot be restored.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
});

test('Escape closes a dialog and returns the focus to the button that opened it', async () => {
  const { user } = renderPage(<Dialogs />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Picture' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('a confirmation starts with the focus on Cancel, and Enter there deletes nothing', async () => {
  const onDelete = vi.fn();
  const { user } = renderPage(<Dialogs onDelete={onDelete} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await user.keyboard('{Enter}');
  expect(onDelete).not.toHaveBeenCalled();
  expect(screen.queryByText('It cannot be restored.')).toBeNull();
});

test('a confirmation acts once it is confirmed', async () => {
  const onDelete = vi.fn();
  const { user } = renderPage(<Dialogs onDelete={onDelete} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

test('Back closes a menu and stays on the page', async () => {
  const { user, goBack } = renderPage(
    <Menu>
      <Menu.Target>
        <button>More</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Share</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Share' })).toBeDefined();
  await goBack();
  expect(screen.queryByRole('menuitem', { name: 'Share' })).toBeNull();
  expect(screen.getByRole('button', { name: 'More' })).toBeDefined();
});
