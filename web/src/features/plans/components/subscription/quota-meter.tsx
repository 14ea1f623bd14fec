import { Button } from '@mantine/core';
import type { QuotaEntry } from '@kenna/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import { dayOf } from '../../../../lib/text/day-of.ts';
import { quotaQuery } from '../../plans.api.ts';
import classes from './subscription.module.css';

const KIND_WORDS: Readonly<Record<QuotaEntry['kind'], string>> = {
  grant: 'Granted',
  refill: 'Monthly refill',
  reserve: 'Used',
  commit: 'Used',
  release: 'Returned',
};

/** Shows the remaining quota, when it is renewed, and the history of its use. */
export function QuotaMeter({ unit }: { unit: 'prompt' | 'image' }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(quotaQuery);
  const quota = data?.pages[0];
  if (!quota || quota.left === null || quota.allowance === null) return null;
  const { left, allowance, refills_at: refillsAt } = quota;
  const whole = Math.max(allowance, left);
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <section aria-labelledby="quota" className={classes.section}>
      <h2 id="quota" className={classes.heading}>
        Remaining quota
      </h2>
      <p className={classes.left}>
        <b data-low={quota.is_low}>{left}</b> of {whole} {unit}s
        {refillsAt && <span>{`renewed to ${allowance} on ${dayOf(refillsAt)}`}</span>}
      </p>
      <div
        role="meter"
        aria-label="Remaining quota"
        aria-valuemin={0}
        aria-valuemax={whole}
        aria-valuenow={left}
        className={classes.meter}
        data-low={quota.is_low}
      >
        <span style={{ width: `${whole === 0 ? 0 : (100 * left) / whole}%` }} />
      </div>
      <Disclosure title="History">
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <span>{entry.reason ?? KIND_WORDS[entry.kind]}</span>
              <RelativeTime moment={entry.created_at} />
              <b data-more={entry.amount > 0}>{signed(entry)}</b>
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button variant="default" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Earlier
          </Button>
        )}
      </Disclosure>
    </section>
  );
}

function signed({ amount, unit }: QuotaEntry): string {
  const count = Math.abs(amount);
  return `${amount < 0 ? '−' : '+'}${count} ${unit}${count === 1 ? '' : 's'}`;
}
