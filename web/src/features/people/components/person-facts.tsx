import type { AdminPerson } from '@kenna/contract';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { quotaLeft } from '../quota-left.ts';
import classes from './people.module.css';

/** The facts about a person's account. */
export function PersonFacts({ person }: { person: AdminPerson }) {
  const { email, plan, images, renders, upheld_reports, created_at, last_seen_at, is_blocked, blocked_reason } = person;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['E-mail', email],
    ['Plan', <span className={classes.plan}>{plan}</span>],
    ['Left', quotaLeft(person)],
    ['Images', images],
    ['Renders', renders],
    ['Upheld reports', upheld_reports],
    ['Joined', <RelativeTime moment={created_at} />],
    ['Last seen', last_seen_at === null ? 'Not logged in' : <RelativeTime moment={last_seen_at} />],
  ];
  return (
    <>
      {is_blocked && (
        <p className={classes.blocked}>
          <strong>Blocked.</strong> {blocked_reason}
        </p>
      )}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
