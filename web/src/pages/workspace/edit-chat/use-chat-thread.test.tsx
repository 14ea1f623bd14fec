import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
