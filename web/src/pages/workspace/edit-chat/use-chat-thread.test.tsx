import { screen } from '@testing-library/react';
import type { ChatMessage } from '@kenna/contract';
import { expect, test } from 'vitest';
import { Thread } from '../../../features/edit-chat/components/thread.tsx';
import { enterMode, pageDraft } from '../../../features/workspace/draft/draft.store.ts';
import { pageServer } from '../../../testing/page-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useUploads } from '../../../features/image-source/use-uploads.ts';
import { PictureSection } from './edit-chat-sections.tsx';
import { useChatThread } from './use-chat-thread.ts';

function Picture() {
  const thread = useChatThread();
  const uploads = useUploads({ userId: 1, page: 'EditWithChat', onFirst: thread.choose });
  return (
    <>
      <p>{thread.waiting ? 'Waiting' : 'Known'}</p>
      <PictureSection thread={thread} uploads={uploads} allowExplicit={false} />
    </>
  );
}

test.each([
  ['was deleted', {}],
  ['cannot be looked up', { '/api/web/render/image': null }],
])('another picture can be chosen when that of the draft %s', async (_, answers) => {
  await pageServer(answers);
  enterMode('EditWithChat');
  pageDraft.change({ promptImageUrl: 'https://files.example/gone.png' });
  renderPage(<Picture />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(screen.queryByLabelText('Upload an image')).toBeNull();
  expect(await screen.findByText('Known')).toBeTruthy();
  expect(screen.getByLabelText('Upload an image')).toBeTruthy();
  pageDraft.reset();
});

/** The last answer of a conversation, and how often its brush was opened. */
function answered(text: string) {
  const marks: string[] = [];
  const answer = { id: 2, role: 'assistant', text, outcome: 'cannot', render: null, attachments: [] };
  const ignore = () => undefined;
  const actions = { goTo: ignore, cancel: ignore, retry: ignore, mark: () => void marks.push(text) };
  const { user } = renderPage(
    <Thread
      messages={[answer as unknown as ChatMessage]}
      steps={[]}
      shownId={1}
      progressId={null}
      allowExplicit={false}
      sending={null}
      actions={actions}
      onOpen={ignore}
      onOlder={null}
    />,
  );
  return { user, marks };
}

test.each([
  "I can't tell the jacket apart here. Brush over it, or choose a photograph in which it is seen whole.",
  'The edge of the dress was hard to tell here: look closely, and brush over what is missing.',
  'I cannot find the logo by myself: mark it with the brush, then say “make it red”.',
  'Mark with the brush what you mean, then say “make this red”.',
])('an answer that asks for the brush opens it: %s', async (text) => {
  const { user, marks } = answered(text);
  await user.click(screen.getByRole('button', { name: 'Mark a part' }));
  expect(marks).toEqual([text]);
});

test('an answer that asks for nothing of the kind has no such button', () => {
  answered('Made the dress navy.');
  expect(screen.queryByRole('button', { name: 'Mark a part' })).toBeNull();
});
