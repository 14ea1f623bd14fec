import { FAQ_PAGE } from '@kenna/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ArticleFoot } from '../../features/knowledge-base/components/article-foot.tsx';
import { ArticleHead } from '../../features/knowledge-base/components/article-head.tsx';
import { ContentState } from '../../features/knowledge-base/components/content-state.tsx';
import { QuestionList } from '../../features/knowledge-base/components/question-list.tsx';
import { useChapters, useDocuments } from '../../features/knowledge-base/knowledge-base.api.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';

export function FaqPage() {
  usePageTitle(FAQ_PAGE.title);
  const { hash } = useLocation();
  const groups = useDocuments('faq');
  const chapters = useChapters();
  const asked = decodeURIComponent(hash.slice(1));
  useEffect(() => {
    if (asked !== '' && groups.data) document.getElementById(asked)?.scrollIntoView();
  }, [asked, groups.data]);
  return (
    <ContentState of={groups}>
      {(documents) => (
        <article>
          <ArticleHead title={FAQ_PAGE.title} summary={FAQ_PAGE.summary} />
          <QuestionList key={asked} groups={documents} asked={asked} />
          <ArticleFoot document={null} chapters={chapters.data} />
        </article>
      )}
    </ContentState>
  );
}
