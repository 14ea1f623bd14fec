import { useRef, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react';
import { ARROWS, SHIFT_FACTOR } from './arrow-keys.ts';

interface DragGripProps extends Pick<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> {
  readonly 'data-x'?: number;
  readonly 'data-y'?: number;
  /** Called with the distance from where the drag began, in pixels of the frame. */
  readonly onMove: (dx: number, dy: number) => void;
  readonly onTake: () => void;
  readonly onRelease: () => void;
  /** Distance that an arrow key moves, in pixels of the frame. With Shift it is `SHIFT_FACTOR` times as long. */
  readonly step: number;
}

/**
 * A grip of a frame that is dragged or moved by arrow keys. The CSS property `--scale` is the number of CSS pixels
 * per pixel of the frame.
 */
export function DragGrip({ onMove, onTake, onRelease, step, ...rest }: DragGripProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // The stage below would pan or compare as well.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
    onTake();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!from.current) return;
    event.stopPropagation();
    const scale = Number(getComputedStyle(event.currentTarget).getPropertyValue('--scale')) || 1;
    onMove((event.clientX - from.current.x) / scale, (event.clientY - from.current.y) / scale);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!from.current) return;
    event.stopPropagation();
    from.current = null;
    onRelease();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const far = step * (event.shiftKey ? SHIFT_FACTOR : 1);
    onTake();
    onMove(arrow[0] * far, arrow[1] * far);
  };
  return (
    <button
      type="button"
      {...rest}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
      onKeyUp={onRelease}
    />
  );
}
