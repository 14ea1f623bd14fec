import { ArticlePage } from '../../features/knowledge-base/components/article-page.tsx';
import { ContentState } from '../../features/knowledge-base/components/content-state.tsx';
import { TutorialCards } from '../../features/knowledge-base/components/tutorial-cards.tsx';
import { useDocument, useDocuments } from '../../features/knowledge-base/knowledge-base.api.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import classes from './lesson-page.module.css';

/** Lessons that end with links to the tutorials of the tools. */
const SHOWING_TOOLS = ['overview', 'tutorial'];

/** Creates the page of a lesson from the name of its document. */
export function lessonPage(uid: string) {
  return function LessonPage() {
    const lesson = useDocument('lesson', uid);
    usePageTitle(lesson.data?.data.title ?? 'Learn');
    return (
      <ContentState of={lesson}>
        {(document) => <ArticlePage document={document}>{SHOWING_TOOLS.includes(uid) && <EveryTool />}</ArticlePage>}
      </ContentState>
    );
  };
}

function EveryTool() {
  const tutorials = useDocuments('tutorial');
  if (!tutorials.data) return null;
  return (
    <section className={classes.tools} aria-labelledby="every-tool">
      <h2 id="every-tool">Every tool</h2>
      <TutorialCards tutorials={tutorials.data} />
    </section>
  );
}
