import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { laidBy, type PlacingStep } from '../placing.ts';

interface PlacingFootProps {
  readonly step: PlacingStep;
  /** How much of the plan's quota it uses. */
  readonly price: string;
  /** Resolves when the request was accepted or refused. */
  readonly onDraw: () => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Draws what was done to the pictures on a piece, or leaves the piece as it was. */
export function PlacingFoot({ step, price, onDraw, onCancel }: PlacingFootProps) {
  const [isDrawing, setDrawing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isTakenAway = step.chosen === null && step.removed.length > 0;
  // What was pressed to take a picture away is gone, and with it the focus.
  useEffect(() => {
    if (isTakenAway && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isTakenAway, step.removed.length]);
  const draw = () => {
    setDrawing(true);
    const end = () => setDrawing(false);
    // Why it failed is shown by whoever sent it.
    void onDraw().then(end, end);
  };
  return (
    <>
      <Button variant="default" size="md" disabled={isDrawing} onClick={onCancel}>
        Cancel
      </Button>
      <Button ref={button} size="md" disabled={isDrawing} onClick={draw}>
        {drawLabel(step)}
      </Button>
      <p>{price}</p>
    </>
  );
}

function drawLabel(step: PlacingStep): string {
  const [laid, removed] = [laidBy(step).length, step.removed.length];
  if (laid + removed > 1) return 'Draw the changes';
  return laid === 1 ? 'Place it' : 'Draw without it';
}
