import { mdiSchoolOutline } from '@mdi/js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showKnowledgeBase, useLayout } from '../layout.store.ts';

/** Shows and hides the tutorial beside a tool. */
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
