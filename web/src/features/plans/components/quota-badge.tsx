import { Tooltip } from '@mantine/core';
import type { Plan } from '@kenna/contract';
import { Link } from 'react-router';
import { TOOLTIP_DELAY_MS } from '../../../ui/display-limits.ts';
import classes from './quota-badge.module.css';

/** Shows the remaining quota of a capped plan and links to the plans. */
export function QuotaBadge({ plan, left }: { plan: Plan; left: number }) {
  const unit = plan === 'free' ? 'prompt' : 'image';
  const tooltip = plan === 'free' ? 'Remaining prompts' : 'Remaining images';
  return (
    <Tooltip label={tooltip} openDelay={TOOLTIP_DELAY_MS} events={{ hover: true, focus: true, touch: true }}>
      <Link to="/account/subscriptions" className={classes.badge} data-spent={left === 0}>
        <b>{left}</b> <span className={classes.words}>{`${unit}${left === 1 ? '' : 's'} left`}</span>
      </Link>
    </Tooltip>
  );
}
