import { useRef } from 'react';
import type { PixelSize } from '@kenna/contract';
import { movedBox, resizedBox, type Box, type Handle } from '../crop-rules.ts';
import { DragGrip } from '../../../ui/editor/drag-grip.tsx';
import classes from './crop-box.module.css';

interface CropBoxProps {
  readonly box: Box;
  readonly frame: PixelSize;
  /** Fixed ratio of width to height; null for any. */
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

/** Share of the frame by which an arrow key moves a handle. */
const STEP = 0.005;

/** The crop rectangle, changed by dragging its inside, sides and corners, and by arrow keys. */
export function CropBox({ box, frame, ratio, onChange, onSettle }: CropBoxProps) {
  const taken = useRef(box);
  const shared = {
    step: STEP * Math.max(frame.width, frame.height),
    onTake: () => void (taken.current = box),
    onRelease: onSettle,
  };
  const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
  return (
    <div
      className={classes.box}
      style={{ '--box-left': box.left, '--box-top': box.top, '--box-width': box.width, '--box-height': box.height }}
    >
      <DragGrip
        {...shared}
        className={classes.inside}
        aria-label={`Crop, ${size} pixels`}
        onMove={(dx, dy) => onChange(movedBox(taken.current, dx, dy, frame))}
      >
        <span className={classes.thirds} />
      </DragGrip>
      {HANDLES.map(({ x, y, name }) => (
        <DragGrip
          key={name}
          {...shared}
          className={classes.handle}
          data-x={x}
          data-y={y}
          aria-label={name}
          onMove={(dx, dy) => onChange(resizedBox(taken.current, { x, y }, dx, dy, frame, ratio))}
        />
      ))}
      <span className={classes.size}>{size}</span>
    </div>
  );
}
