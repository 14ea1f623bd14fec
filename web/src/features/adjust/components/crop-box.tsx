import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { PixelSize } from '@kenna/contract';
import { movedBox, resizedBox, type Box, type Handle } from '../crop-rules.ts';
import classes from './crop-box.module.css';

interface CropBoxProps {
  readonly box: Box;
  readonly frame: PixelSize;
  /** Width to height that is kept; null for any. */
  readonly ratio: number | null;
  readonly onChange: (box: Box) => void;
  readonly onSettle: () => void;
}

const HANDLES: readonly (Handle & { readonly name: string })[] = [
  { x: -1, y: -1, name: 'Upper left corner' },
  { x: 0, y: -1, name: 'Upper side' },
  { x: 1, y: -1, name: 'Upper right corner' },
  { x: 1, y: 0, name: 'Right side' },
  { x: 1, y: 1, name: 'Lower right corner' },
  { x: 0, y: 1, name: 'Lower side' },
  { x: -1, y: 1, name: 'Lower left corner' },
  { x: -1, y: 0, name: 'Left side' },
];

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Share of the frame that an arrow key moves; with shift ten times as far. */
const STEP = 0.005;

/** What is kept of the frame: dragged by its inside, its sides and its corners, and by arrow keys. */
export function CropBox({ box, frame, ratio, onChange, onSettle }: CropBoxProps) {
  const drag = useRef<{ x: number; y: number; from: Box } | null>(null);
  const apply = (from: Box, handle: Handle | null, dx: number, dy: number) =>
    onChange(handle === null ? movedBox(from, dx, dy, frame) : resizedBox(from, handle, dx, dy, frame, ratio));

  const grip = (handle: Handle | null) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      // The stage below would pan or compare.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, from: box };
    },
    onPointerMove(event: PointerEvent) {
      if (!drag.current) return;
      event.stopPropagation();
      const scale = Number(getComputedStyle(event.currentTarget).getPropertyValue('--scale')) || 1;
      const { x, y, from } = drag.current;
      apply(from, handle, (event.clientX - x) / scale, (event.clientY - y) / scale);
    },
    onPointerUp(event: PointerEvent) {
      if (!drag.current) return;
      event.stopPropagation();
      drag.current = null;
      onSettle();
    },
    onKeyDown(event: KeyboardEvent) {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      event.stopPropagation();
      const step = STEP * (event.shiftKey ? 10 : 1) * Math.max(frame.width, frame.height);
      apply(box, handle, arrow[0] * step, arrow[1] * step);
    },
    onKeyUp: onSettle,
  });

  const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
  return (
    <div
      className={classes.box}
      style={{ '--box-left': box.left, '--box-top': box.top, '--box-width': box.width, '--box-height': box.height }}
    >
      <button type="button" className={classes.inside} aria-label={`Crop, ${size} pixels`} {...grip(null)}>
        <span className={classes.thirds} />
      </button>
      {HANDLES.map(({ x, y, name }) => (
        <button
          key={name}
          type="button"
          className={classes.handle}
          data-x={x}
          data-y={y}
          aria-label={name}
          {...grip({ x, y })}
        />
      ))}
      <span className={classes.size}>{size}</span>
    </div>
  );
}
