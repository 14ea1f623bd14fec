import { mdiArrowLeftRight } from '@mdi/js';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../icon.tsx';
import classes from './compare-view.module.css';

interface DividerProps {
  /** Position of the divider as a share of the width, 0 (left) to 1 (right). */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** Share of the width by which an arrow key moves the divider. */
const STEP = 0.05;
/** Share of the width by which an arrow key with Shift moves the divider. */
const FINE_STEP = 0.01;

/** Divider between the pictures before and after. It is dragged or moved by the arrow keys. */
export function Divider({ value, onChange }: DividerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? FINE_STEP : STEP;
    const moved = { ArrowLeft: value - step, ArrowRight: value + step, Home: 0, End: 1 }[event.key];
    if (moved === undefined) return;
    event.preventDefault();
    // The page around the divider uses the arrow keys to move to other pictures.
    event.stopPropagation();
    onChange(within(moved));
  };
  const follow = (event: PointerEvent) => {
    // The pane below would pan as well.
    event.stopPropagation();
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box) onChange(within((event.clientX - box.left) / box.width));
  };
  return (
    <span
      className={classes.divider}
      style={{ '--split': value }}
      role="slider"
      tabIndex={0}
      aria-label="Divider between before and after"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      aria-valuetext={`${Math.round(value * 100)} % before`}
      onKeyDown={onKeyDown}
      onPointerDown={follow}
      onPointerMove={follow}
    >
      <span className={classes.grip}>
        <Icon path={mdiArrowLeftRight} size={18} />
      </span>
    </span>
  );
}
