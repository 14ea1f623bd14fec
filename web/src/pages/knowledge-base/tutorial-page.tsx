import { MODE_TABLE } from '@kenna/contract';
import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { ArticlePage } from '../../features/knowledge-base/components/article-page.tsx';
import { ContentState } from '../../features/knowledge-base/components/content-state.tsx';
import { useDocument } from '../../features/knowledge-base/knowledge-base.api.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';

/** The tutorial of the tool that the address names. */
export function TutorialPage() {
  const { uid = '' } = useParams();
  const tutorial = useDocument('tutorial', uid);
  usePageTitle(tutorial.data?.data.title ?? 'Learn');
  return (
    <ContentState of={tutorial}>
      {(document) => {
        const tool = document.data.mode && MODE_TABLE[document.data.mode];
        return (
          <ArticlePage
            document={document}
            {...(tool && {
              kicker: tool.navigation,
              action: (
                <Button component={Link} to={tool.path} size="md">
                  Open the tool
                </Button>
              ),
            })}
          />
        );
      }}
    </ContentState>
  );
}
