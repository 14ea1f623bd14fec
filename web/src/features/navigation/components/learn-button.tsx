import { mdiSchoolOutline } from '@mdi/js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showKnowledgeBase, useLayout } from '../layout.store.ts';

/** Opens the tutorial of a tool beside it, and closes it. */
export function LearnButton() {
  const shown = useLayout((state) => state.knowledgeBaseSidebar);
  return (
    <IconButton
      label={shown ? 'Hide the tutorial' : 'Show the tutorial'}
      icon={mdiSchoolOutline}
      aria-expanded={shown}
      onClick={() => showKnowledgeBase(!shown)}
    />
  );
}
