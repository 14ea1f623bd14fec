import { Button } from '@mantine/core';
import { MODE_TABLE, type Mode, type Plan } from '@kenna/contract';
import { priceLine } from '../../request/price-line.ts';
import { offersCount } from '../../panel/sections.ts';
import classes from './action-foot.module.css';

interface ActionFootProps {
  readonly mode: Mode;
  /** How many pictures it makes. */
  readonly count: number;
  readonly plan: Plan;
  readonly left: number | null;
  /** What is still missing; said instead of the price. */
  readonly problem: string | null;
  readonly creating: boolean;
  readonly onAct: () => void;
}

const shortcut = /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘ ↵' : 'Ctrl ↵';

/** The one main action, what it costs, and its shortcut. */
export function ActionFoot({ mode, count, plan, left, problem, creating, onAct }: ActionFootProps) {
  const { action } = MODE_TABLE[mode];
  if (action === null) return null;
  return (
    <div className={classes.foot}>
      <Button
        size="lg"
        fullWidth
        className={classes.button ?? ''}
        aria-busy={creating}
        data-creating={creating}
        onClick={onAct}
      >
        {offersCount(mode) ? `${action} ${count}` : action}
        <kbd className={classes.shortcut} aria-hidden="true">
          {shortcut}
        </kbd>
      </Button>
      <p className={classes.price} role="status">
        {problem ?? priceLine(plan, left, count)}
      </p>
    </div>
  );
}
