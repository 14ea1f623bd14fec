import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contentFaultOf } from '../content/content-fault.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import classes from './content-state.module.css';

interface Loading<Value> {
  readonly data: Value | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ContentStateProps<Value> {
  readonly of: Loading<Value>;
  /** Placeholder shown while the content is loading. */
  readonly placeholder?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Shows the loaded content or its last stored copy, otherwise a placeholder or an error. */
export function ContentState<Value>({ of, placeholder, children }: ContentStateProps<Value>) {
  if (of.data !== undefined) {
    return (
      <>
        {of.isError && <StaleNote onRetry={of.refetch} trying={of.isFetching} />}
        {children(of.data)}
      </>
    );
  }
  if (of.isError && !of.isFetching) return <Fault error={of.error} onRetry={of.refetch} />;
  return placeholder ?? <TextSkeleton />;
}

function Fault({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  const { title, text, remedy } = contentFaultOf(error);
  return (
    <Notice title={title} text={text}>
      {remedy === 'retry' && (
        <Button size="md" onClick={() => void onRetry()}>
          Try again
        </Button>
      )}
      {remedy === 'leave-preview' && (
        <Button component="a" href="/content/preview/end" size="md">
          Leave the preview
        </Button>
      )}
      <Button component={Link} to="/" size="md" variant="default">
        Home
      </Button>
    </Notice>
  );
}

const StaleNote = ({ onRetry, trying }: { readonly onRetry: () => unknown; readonly trying: boolean }) => (
  <p className={classes.stale} role="status">
    The knowledge base cannot be reached. This is the copy you last read.
    <button type="button" disabled={trying} onClick={() => void onRetry()}>
      Try again
    </button>
  </p>
);

/** Grey lines in place of a title and a paragraph. */
const TextSkeleton = () => (
  <div className={classes.skeleton} role="status" data-waiting aria-label="Please wait...">
    {['52%', '88%', '84%', '91%', '40%'].map((width) => (
      <span key={width} style={{ width }} />
    ))}
  </div>
);
