import { ArticleHead } from '../../features/knowledge-base/components/article-head.tsx';
import { ContentPicture } from '../../features/knowledge-base/components/content-picture.tsx';
import { ContentState } from '../../features/knowledge-base/components/content-state.tsx';
import { OnThisPage } from '../../features/knowledge-base/components/on-this-page.tsx';
import { RichText } from '../../features/knowledge-base/components/rich-text.tsx';
import { headingsOf } from '../../features/knowledge-base/headings-of.ts';
import { useDocument } from '../../features/knowledge-base/knowledge-base.api.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import classes from './site-page.module.css';
import { dayOf } from '../../lib/text/day-of.ts';

/** Creates a page that the footer links to, from the name of its document. */
export function sitePage(uid: string) {
  return function SitePage() {
    const page = useDocument('page', uid);
    usePageTitle(page.data?.data.title);
    return (
      <main className={classes.page}>
        <ContentState of={page}>
          {({ data: { title, summary, body, cover }, last_publication_date: changed }) => (
            <div className={classes.sheet}>
              <article>
                <ArticleHead title={title} summary={summary} />
                <ContentPicture className={classes.cover} image={cover} sizes="(min-width: 58em) 420px, 92vw" isFirst />
                <RichText field={body} />
                <p className={classes.changed}>{`Last changed on ${dayOf(changed, 'UTC')}`}</p>
              </article>
              <OnThisPage headings={headingsOf(body)} />
            </div>
          )}
        </ContentState>
      </main>
    );
  };
}
