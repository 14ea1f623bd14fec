import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { headingsOf } from '../headings-of.ts';
import { useChapters } from '../knowledge-base.api.ts';
import type { WrittenDocument } from '../written-documents.ts';
import { ArticleFoot } from './article-foot.tsx';
import { ArticleHead } from './article-head.tsx';
import classes from './article-page.module.css';
import { Demonstration } from './demonstration.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { RichText } from './rich-text.tsx';

interface ArticlePageProps {
  readonly document: WrittenDocument;
  readonly kicker?: string;
  /** Link to the tool, below the summary. */
  readonly action?: ReactNode;
  /** Content below the text. */
  readonly children?: ReactNode;
}

/** Page of a lesson or a tutorial: head, demonstration, text and links to further pages. */
export function ArticlePage({ document, kicker, action, children }: ArticlePageProps) {
  const { title, summary, body, steps = [] } = document.data;
  const chapters = useChapters();
  useAddressedSection(document);
  return (
    <div className={classes.page}>
      <article className={classes.article}>
        <ArticleHead title={title} summary={summary} {...(kicker !== undefined && { kicker })} />
        {action !== undefined && <div className={classes.action}>{action}</div>}
        {steps.length > 0 && (
          <div className={classes.demonstration}>
            <Demonstration key={document.id} title={title} steps={steps} />
          </div>
        )}
        <RichText field={body} />
        {children}
        <ArticleFoot document={document} chapters={chapters.data} />
      </article>
      <OnThisPage headings={headingsOf(body)} />
    </div>
  );
}

/** Scrolls to the section in the address once the document is displayed. */
function useAddressedSection(document: WrittenDocument): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') window.document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, document.id]);
}
