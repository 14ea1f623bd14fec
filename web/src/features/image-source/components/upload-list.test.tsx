import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { SendingList } from './upload-list.tsx';

const upload = (progress: number) => ({ key: 1, name: 'coat.jpg', size: 8_400_000, progress, url: null });
const shown = (progress: number) =>
  renderPage(
    <SendingList
      uploads={{ all: [upload(progress)], refused: [], start: vi.fn(), cancel: vi.fn(), forgetRefused: vi.fn() }}
    />,
  );

test('says how much of a file has been sent', () => {
  shown(0.5);
  expect(screen.getByText('4.2 of 8.4 MB')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Upload of coat.jpg' }).value).toBe(0.5);
});

test('says that a file is being read once it has been sent, without a measure', () => {
  shown(1);
  expect(screen.getByText('Being read')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Upload of coat.jpg' }).hasAttribute('value')).toBe(false);
});
