import { VERIFICATION_LIMIT_BYTES, type Verification } from '@kenna/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { heldServer } from '../../../testing/held-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { VerifyPicture } from './verify-picture.tsx';

const VERIFY = '/verify';
const NOTHING: Verification = { state: null, changed: null, problems: [], chain: [], watermark: null };

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});

function page() {
  const server = heldServer();
  const { user } = renderPage(<VerifyPicture dropTarget={() => null} />);
  const choose = (file: File) => user.upload(screen.getByLabelText('Picture to verify'), file);
  return { server, user, choose };
}
const picture = (name: string, bytes = 'bytes') => new File([bytes], name, { type: 'image/png' });
function pictureOf(bytes: number): File {
  const file = picture('large.png');
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

test('stops reading when it is cancelled, and reads the next picture', async () => {
  const { server, user, choose } = page();
  await choose(picture('coat.png'));
  const first = await server.request(VERIFY);
  expect(screen.getByRole('img', { name: 'coat.png' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
  first.answer(NOTHING);
  await choose(picture('hat.png'));
  (await server.request(VERIFY, 1)).answer(NOTHING);
  expect(await screen.findByRole('heading', { name: 'No content credentials' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'hat.png' })).toBeDefined();
});

test('refuses a file that is empty or too large before it is sent', async () => {
  const { server, choose } = page();
  await choose(picture('empty.png', ''));
  expect(screen.getByRole('alert').textContent).toBe('This file is empty.');
  await choose(pictureOf(VERIFICATION_LIMIT_BYTES + 1));
  expect(screen.getByRole('alert').textContent).toBe('The file is larger than the limit of 32 MB.');
  expect(server.count(VERIFY)).toBe(0);
  await choose(pictureOf(VERIFICATION_LIMIT_BYTES));
  await server.request(VERIFY);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('does not show a picture that the server has refused', async () => {
  const { server, choose } = page();
  await choose(picture('list.png'));
  (await server.request(VERIFY)).refuse(415, 1016);
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(screen.getByRole('button', { name: 'Choose another picture' })).toBeDefined();
});
