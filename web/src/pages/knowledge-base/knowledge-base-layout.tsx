import { Outlet } from 'react-router';
import { KnowledgeLayout } from '../../features/knowledge-base/components/knowledge-layout.tsx';

/** Frame of the knowledge base: the search and the table of contents. */
export const KnowledgeBaseLayout = () => (
  <KnowledgeLayout>
    <Outlet />
  </KnowledgeLayout>
);
