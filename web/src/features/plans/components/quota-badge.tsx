import { Tooltip } from '@mantine/core';
import { TOOLTIP_DELAY_MS, type Plan } from '@kenna/contract';
import classes from './quota-badge.module.css';

/** What is left of a capped plan. */
export function QuotaBadge({ plan, left }: { plan: Plan; left: number }) {
  const unit = plan === 'free' ? 'prompt' : 'image';
  const tooltip = plan === 'free' ? 'Remaining prompts' : 'Remaining images';
  return (
    <Tooltip label={tooltip} openDelay={TOOLTIP_DELAY_MS} events={{ hover: true, focus: true, touch: true }}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip is reached by keyboard too */}
      <span
        className={classes.badge}
        tabIndex={0}
        role="img"
        aria-label={`${tooltip}: ${left}`}
        data-spent={left === 0}
      >
        <b>{left}</b>
        <span className={classes.words}>{` ${unit}${left === 1 ? '' : 's'} left`}</span>
      </span>
    </Tooltip>
  );
}
