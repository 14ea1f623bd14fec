import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import type { User } from '@kenna/contract';
import { enterMode, pageDraft } from '../../../features/workspace/draft/draft.store.ts';
import { cannedServer, type CannedAnswer } from '../../../testing/canned-server.ts';
import { heldServer } from '../../../testing/held-server.ts';
import { imageItem } from '../../../testing/image-item.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { EditChatMessage } from './edit-chat-message.tsx';
import { useChatThread } from './use-chat-thread.ts';
import { useEditChat } from './use-edit-chat.ts';
import { useSecondPicture } from './use-second-picture.ts';

const COAT = imageItem(1);
const SCARF = imageItem(2);

function Message({ isUploading = false }: { readonly isUploading?: boolean }) {
  const thread = useChatThread();
  const second = useSecondPicture(1);
  const chat = useEditChat(thread, second);
  const user = { id: 1, is_allow: true, plan: 'pro', render_limit: null } as User;
  const missing = thread.shown === null ? ({ at: 'image', words: 'Choose a picture first' } as const) : null;
  return (
    <EditChatMessage
      user={user}
      thread={thread}
      chat={chat}
      second={second}
      missing={missing}
      isUploading={isUploading}
    />
  );
}

test('a message waits for its second picture, which is looked up again when that failed', async () => {
  let isReachable = false;
  const server = await cannedServer(({ pathname, searchParams }): CannedAnswer => {
    if (pathname !== '/api/web/render/image') return { status: 404, body: { code: 1004, message: '', data: null } };
    const image = searchParams.get('image_url') === COAT.image_url ? COAT : SCARF;
    if (image === SCARF && !isReachable) return { status: 500, body: { code: 1, message: 'Refused', data: null } };
    return { body: { code: 0, message: '', data: { image } } };
  });
  onTestFinished(() => server.close());
  onTestFinished(pageDraft.reset);
  window.happyDOM?.setURL(`${server.origin}/`);
  enterMode('EditWithChat');
  pageDraft.change({ promptImageUrl: COAT.image_url, blendImageUrl: SCARF.image_url, prompt: 'make it this colour' });
  const { user } = renderPage(<Message />);
  expect((await screen.findByRole('alert')).textContent).toContain('The second picture could not be loaded.');
  expect(screen.getByText('Load the second picture again, or remove it')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(server.requested.some(({ pathname }) => pathname.endsWith('/message/send'))).toBe(false);
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  expect(await screen.findByAltText('Attached, 1')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

/** The page while its picture is uploaded, and a button that ends the upload with the picture. */
function Uploading() {
  const [isUploading, setIsUploading] = useState(true);
  const end = () => {
    pageDraft.change({ promptImageUrl: COAT.image_url });
    setIsUploading(false);
  };
  return (
    <>
      <Message isUploading={isUploading} />
      <button type="button" onClick={end}>
        End the upload
      </button>
    </>
  );
}

/** A server that knows the coat and refuses messages. Returns the texts that were sent. */
async function messagesServer(): Promise<readonly string[]> {
  const sent: string[] = [];
  const server = await cannedServer(({ pathname }, body): CannedAnswer => {
    if (pathname === '/api/web/render/image') return { body: { code: 0, message: '', data: { image: COAT } } };
    if (pathname.endsWith('/message/send')) sent.push((JSON.parse(body) as { readonly text: string }).text);
    return { status: 404, body: { code: 1004, message: '', data: null } };
  });
  onTestFinished(() => server.close());
  onTestFinished(pageDraft.reset);
  window.happyDOM?.setURL(`${server.origin}/`);
  enterMode('EditWithChat');
  return sent;
}

test('a message that is sent while its picture is uploaded says that it waits, and goes with the picture', async () => {
  const sent = await messagesServer();
  const { user } = renderPage(<Uploading />);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'make it navy{Enter}');
  expect(screen.getByText('Your message is sent as soon as the picture is there.')).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End the upload' }));
  await waitFor(() => expect(sent).toEqual(['make it navy']));
});

test('a message that waits for its picture can be held back', async () => {
  const sent = await messagesServer();
  const { user } = renderPage(<Uploading />);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'make it navy{Enter}');
  await user.click(screen.getByRole('button', { name: 'Do not send' }));
  await user.click(screen.getByRole('button', { name: 'End the upload' }));
  await waitFor(() => expect(screen.queryByText('The picture is being added')).toBeNull());
  expect(sent).toEqual([]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('make it navy');
});

test('a message whose picture does not come is held back, and says so', async () => {
  const server = heldServer();
  onTestFinished(pageDraft.reset);
  enterMode('EditWithChat');
  pageDraft.change({ promptImageUrl: COAT.image_url, prompt: 'put this on her' });
  const { user } = renderPage(<Message />);
  (await server.request(`image_url=${encodeURIComponent(COAT.image_url)}`)).answer({ image: COAT });
  const adding = await screen.findByLabelText('Picture for the message');
  await user.upload(adding, new File(['no picture'], 'scarf.png', { type: 'image/png' }));
  const upload = await server.request('/render/upload-image');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Your message is sent as soon as the picture is there.')).toBeDefined();
  upload.refuse(500, 1001);
  expect(await screen.findByText('The picture was not added, so your message was not sent.')).toBeDefined();
  expect(server.count('/message/send')).toBe(0);
});

test('a new picture that does not come leaves its message in the field, and the earlier picture as it is', async () => {
  const sent = await messagesServer();
  pageDraft.change({ promptImageUrl: COAT.image_url });
  const { user } = renderPage(<Uploading />);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'make it navy{Enter}');
  await user.click(screen.getByRole('button', { name: 'End the upload' }));
  expect(await screen.findByText('The picture was not added, so your message was not sent.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a message that is changed in any way while it waits is held back', async () => {
  const sent = await messagesServer();
  const { user } = renderPage(<Uploading />);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'make it navy{Enter}');
  act(() => pageDraft.change({ prompt: 'make it navy\nemerald silk dress' }));
  expect(screen.queryByText('Your message is sent as soon as the picture is there.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'End the upload' }));
  await waitFor(() => expect(screen.queryByText('The picture is being added')).toBeNull());
  expect(sent).toEqual([]);
});
