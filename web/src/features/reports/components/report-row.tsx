import { Button } from '@mantine/core';
import type { Report } from '@kenna/contract';
import { mdiCheck, mdiDelete } from '@mdi/js';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { blurredUrlOf } from '../../../ui/picture/thumbhash.ts';
import classes from './reports.module.css';

interface ReportRowProps {
  readonly report: Report;
  readonly busy: boolean;
  readonly onDecide: (decision: 'keep' | 'delete') => void;
}

/** A reported picture, blurred until it is revealed, and the decision on the report. */
export function ReportRow({ report, busy, onDecide }: ReportRowProps) {
  const { reporter, owner, note, prompt, status, is_public, created_at, decided_at } = report;
  const isOwn = reporter !== null && reporter.id === owner?.id;
  return (
    <li className={classes.row}>
      <Evidence report={report} />
      <div className={classes.words}>
        <p>
          {note === '' ? (isOwn ? 'Reported and deleted by its maker' : 'Reported without a comment') : `“${note}”`}
        </p>
        {prompt !== '' && <p className={classes.prompt}>{prompt}</p>}
        <p className={classes.quiet}>
          {'Reported by '}
          <Person person={reporter} />
          {!isOwn && (
            <>
              {', made by '}
              <Person person={owner} />
            </>
          )}
          {', '}
          <RelativeTime moment={created_at} />
        </p>
        {decided_at !== null && (
          <p className={classes.quiet}>
            {`${status === 'kept' ? 'Kept' : 'Deleted'}, `}
            <RelativeTime moment={decided_at} />
          </p>
        )}
        {status === 'waiting' && is_public && <p className={classes.quiet}>Everyone sees it in the showcase.</p>}
      </div>
      {status === 'waiting' && (
        <div className={classes.actions}>
          <Button
            variant="default"
            size="md"
            leftSection={<Icon path={mdiCheck} />}
            disabled={busy}
            onClick={() => onDecide('keep')}
          >
            Keep
          </Button>
          <Button
            variant="default"
            size="md"
            className={classes.delete ?? ''}
            leftSection={<Icon path={mdiDelete} />}
            disabled={busy}
            onClick={() => onDecide('delete')}
          >
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}

const Person = ({ person }: { person: Report['reporter'] }) =>
  person === null ? 'a deleted account' : <Link to={`/admin/people/${person.id}`}>{person.name || person.email}</Link>;

function Evidence({ report: { evidence_url: url, thumbhash } }: { report: Report }) {
  const [seen, setSeen] = useState(false);
  if (seen && url !== null) return <img className={classes.evidence} src={url} alt="Reported by a person" />;
  const background = blurredUrlOf(thumbhash);
  return (
    <div className={classes.evidence} style={background === null ? {} : { backgroundImage: `url(${background})` }}>
      {url !== null && (
        <button type="button" onClick={() => setSeen(true)}>
          View
        </button>
      )}
    </div>
  );
}
