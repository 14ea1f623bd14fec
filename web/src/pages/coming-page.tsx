import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../ui/messages/notice.tsx';
import { COMING } from './coming-data.ts';

/** The page of a place that is not furnished yet. */
export function comingPage(subject: string) {
  const { title, text } = COMING[subject] ?? { title: 'In preparation', text: 'This place is being furnished.' };
  return function ComingPage() {
    return (
      <Notice kicker="In preparation" title={title} text={text}>
        <Button component={Link} to="/workplace/generate" size="md">
          Create an image
        </Button>
        <Button component={Link} to="/workplace/my-images" size="md" variant="default">
          My images
        </Button>
      </Notice>
    );
  };
}
