import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** A dialog whose server knows one password. */
function dialog(refusal: unknown) {
  const given: string[] = [];
  const onPassword = (password: string) => {
    given.push(password);
    return password === 'right' ? Promise.resolve() : Promise.reject(refusal);
  };
  const page = renderPage(
    <PasswordDialog title="Delete the account" confirm="Delete" onPassword={onPassword} onClose={() => undefined}>
      Your pictures are deleted too.
    </PasswordDialog>,
  );
  return { ...page, given };
}

test('a wrong password is refused at its field, and another can be tried', async () => {
  const fields = { fields: { password: 'The password is wrong' } };
  const { user, given } = dialog(new ApiError('wrong_credentials', 422, 'Invalid', fields));
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete' });
  expect(confirm.disabled).toBe(true);
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('The password is wrong')).toBeTruthy();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'right');
  await user.click(confirm);
  await expect.poll(() => screen.queryByText('The password is wrong')).toBeNull();
  expect(given).toEqual(['wrong', 'right']);
});

test('a fault that is no answer of the server is told in general words', async () => {
  const { user } = dialog(new TypeError('out of memory'));
  await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText(/^An unexpected error has occurred/)).toBeTruthy();
});
