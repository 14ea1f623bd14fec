import { MODE_TABLE, type User } from '@kenna/contract';
import { mdiCursorText } from '@mdi/js';
import { useEffect } from 'react';
import { useRenders } from '../../../features/render-results/render-results.api.ts';
import { enterResults } from '../../../features/render-results/results.store.ts';
import { useUser } from '../../../features/session/session.api.ts';
import { enterMode } from '../../../features/workspace/draft/draft.store.ts';
import { useCommands } from '../../../lib/commands/commands.ts';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import { OpenedImage } from '../../shared/opened-image.tsx';
import { ToolFrame } from '../shell/tool-frame.tsx';
import { useChatShell } from './use-chat-shell.tsx';

const MODE = 'EditWithChat';
const { navigation } = MODE_TABLE[MODE];

/** Edits one picture in a conversation: the picture on the stage, the messages in the panel. */
export function EditChatPage() {
  usePageTitle(navigation);
  useEffect(() => {
    enterMode(MODE);
    enterResults(MODE);
  }, []);
  const user = useUser();
  return user && <Conversation user={user} />;
}

function Conversation({ user }: { user: User }) {
  const shell = useChatShell(user);
  const results = useRenders().data?.pages.flatMap((page) => page.renders.flatMap((render) => render.images)) ?? [];
  useCommands(navigation, [{ label: 'Write in the first field', icon: mdiCursorText, run: shell.focusFirst }]);
  const own = new Set(shell.pictures.map(({ id }) => id));
  const viewed = [...shell.pictures, ...results.filter(({ id }) => !own.has(id))];
  return <ToolFrame mode={MODE} parts={shell} viewer={<OpenedImage images={viewed} />} />;
}
