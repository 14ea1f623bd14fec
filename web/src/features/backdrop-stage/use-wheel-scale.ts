import type { PixelSize } from '@kenna/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { scaled, scaleLimits, scaleOf } from './arrangement.ts';
import { snapScale } from './snapping.ts';
import type { BackdropEditor } from './use-backdrop-editor.ts';

/** Pause in ms after which the wheel movements so far become one undo step. */
const REST_MS = 300;

/** Scales the picture around the pointer, by the wheel or by two fingers on a touchpad. */
export function useWheelScale(
  subject: RefObject<HTMLElement | null>,
  editor: BackdropEditor,
  picture: PixelSize,
): void {
  const now = useRef({ editor, picture });
  useEffect(() => void (now.current = { editor, picture }));
  useEffect(() => {
    const element = subject.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The scale before snapping, so that small movements add up until they leave a snapped scale. */
    let free: number | null = null;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { editor, picture } = now.current;
      const { arrangement } = editor;
      const { left, top, width, height } = element.getBoundingClientRect();
      const { min, max } = scaleLimits(picture);
      // A delta in lines counts as 16 pixels a line.
      const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      // Browsers report a pinch on a touchpad as Ctrl with small deltas, which need a higher speed.
      const speed = event.ctrlKey && Math.abs(pixels) < 50 ? 0.01 : 0.0012;
      free = Math.min(
        max,
        Math.max(min, (free ?? scaleOf(arrangement.placement, picture)) * Math.exp(-pixels * speed)),
      );
      const still = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
      editor.change('wheel', scaled(arrangement, picture, snapScale(free, arrangement.canvas, picture), still));
      clearTimeout(timer);
      timer = setTimeout(() => {
        free = null;
        now.current.editor.settle();
      }, REST_MS);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', onWheel);
    };
  }, [subject]);
}
