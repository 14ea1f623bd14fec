import { Outlet } from 'react-router';
import { ReadingRoom } from '../../features/knowledge-base/components/reading-room.tsx';

/** What all pages of the knowledge base share: the search, and everything there is to read. */
export const KnowledgeBaseLayout = () => (
  <ReadingRoom>
    <Outlet />
  </ReadingRoom>
);
