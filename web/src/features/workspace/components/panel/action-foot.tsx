import { Button } from '@mantine/core';
import type { Mode, Plan } from '@kenna/contract';
import type { ReactNode } from 'react';
import { COMMAND_KEY } from '../../../../lib/browser/command-key.ts';
import { priceLine } from '../../request/price-line.ts';
import { offersCount } from '../../panel/sections.ts';
import classes from './action-foot.module.css';

interface ActionFootProps {
  readonly mode: Mode;
  /** Label of the action; null for a tool without one. */
  readonly label: string | null;
  /** Number of pictures that the action makes. */
  readonly count: number;
  readonly plan: Plan;
  /** Prompts or images that the plan has left; null for a plan without a cap. */
  readonly left: number | null;
  /** Why the request cannot be sent, shown instead of the price; null when it can. */
  readonly problem: string | null;
  /** Whether the problem is said elsewhere: the price stays then, and is not announced after the problem. */
  readonly isSaid?: boolean;
  readonly creating: boolean;
  /** Whether the action cannot be chosen for now. */
  readonly isDisabled?: boolean;
  /** Other actions in the same row. */
  readonly beside?: ReactNode;
  readonly onAct: () => void;
}

const shortcut = `${COMMAND_KEY} ↵`;

/** The main action of a tool with its price and its keyboard shortcut. */
export function ActionFoot(props: ActionFootProps) {
  const { mode, label, count, plan, left, problem, creating, isDisabled = false, beside, onAct } = props;
  const { isSaid = false } = props;
  if (label === null) return null;
  return (
    <div className={classes.foot}>
      <div className={classes.actions}>
        {beside}
        <Button
          size="lg"
          className={classes.button ?? ''}
          aria-busy={creating}
          data-creating={creating}
          disabled={isDisabled}
          loading={isDisabled && creating}
          onClick={onAct}
        >
          {offersCount(mode) ? `${label} ${count}` : label}
          <kbd className={classes.shortcut} aria-hidden="true" data-keyboard>
            {shortcut}
          </kbd>
        </Button>
      </div>
      <p className={classes.price} role={isSaid ? undefined : 'status'}>
        {(isSaid ? null : problem) ?? priceLine(plan, left, count)}
      </p>
    </div>
  );
}
