import { Outlet } from 'react-router';
import { ReadingRoom } from '../../features/knowledge-base/components/reading-room.tsx';

/** Frame of the knowledge base: the search and the table of contents. */
export const KnowledgeBaseLayout = () => (
  <ReadingRoom>
    <Outlet />
  </ReadingRoom>
);
