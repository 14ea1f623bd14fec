import { DOWNLOAD_FAILED_TEXT, ERRORS, saveOptionsOf, type ImageItem } from '@kenna/contract';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cannedServer } from '../../testing/canned-server.ts';
import { useToasts } from '../../ui/messages/toast.store.ts';
import { saveImage } from './downloads.api.ts';

// Tests of other files leave messages.
beforeEach(() => useToasts.setState({ toasts: [] }));

test.each([
  { kind: 'unsigned', shown: ERRORS.unsigned.text },
  { kind: 'internal', shown: DOWNLOAD_FAILED_TEXT },
] as const)('a download that fails ($kind) says: $shown', async ({ kind, shown }) => {
  const { code, status, text } = ERRORS[kind];
  const server = await cannedServer(() => ({ status, body: { code, message: text, data: null } }));
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  await saveImage({ id: 7 } as ImageItem, saveOptionsOf({ format: 'jpg' }));
  await vi.waitFor(() => expect(useToasts.getState().toasts.map(({ title }) => title)).toContain(shown));
});
