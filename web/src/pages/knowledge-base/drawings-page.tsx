import { DRAWINGS_PAGE } from '@kenna/contract';
import { ArticleFoot } from '../../features/knowledge-base/components/article-foot.tsx';
import { ArticleHead } from '../../features/knowledge-base/components/article-head.tsx';
import { ContentState } from '../../features/knowledge-base/components/content-state.tsx';
import { DrawingList } from '../../features/knowledge-base/components/drawing-list.tsx';
import { useChapters, useDrawings } from '../../features/knowledge-base/knowledge-base.api.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';

/** What the built-in engine draws, as pictures with words to try. */
export function DrawingsPage() {
  usePageTitle(DRAWINGS_PAGE.title);
  const drawings = useDrawings();
  const chapters = useChapters();
  return (
    <article>
      <ArticleHead title={DRAWINGS_PAGE.title} summary={DRAWINGS_PAGE.summary} />
      <ContentState of={drawings}>{(list) => <DrawingList drawings={list} />}</ContentState>
      {!drawings.isPending && <ArticleFoot document={null} chapters={chapters.data} />}
    </article>
  );
}
