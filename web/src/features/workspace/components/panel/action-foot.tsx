import { Button } from '@mantine/core';
import { MODE_TABLE, type Mode, type Plan } from '@kenna/contract';
import { COMMAND_KEY } from '../../../../lib/browser/command-key.ts';
import { priceLine } from '../../request/price-line.ts';
import { offersCount } from '../../panel/sections.ts';
import classes from './action-foot.module.css';

interface ActionFootProps {
  readonly mode: Mode;
  /** Number of pictures that the action makes. */
  readonly count: number;
  readonly plan: Plan;
  /** Prompts or images that the plan has left; null for a plan without a cap. */
  readonly left: number | null;
  /** Why the request cannot be sent, shown instead of the price; null when it can. */
  readonly problem: string | null;
  readonly creating: boolean;
  readonly onAct: () => void;
}

const shortcut = `${COMMAND_KEY} ↵`;

/** The main action of a tool with its price and its keyboard shortcut. */
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
