import type { Point } from '../pan-zoom/view.ts';

/** Duration of the label in milliseconds: long enough to read it while a slider is moved. */
const LABEL_MS = 900;

export interface BrushRing {
  /** Shows the ring around a point of the stage, or hides it for null. `diameter` is in CSS pixels. */
  readonly place: (at: Point | null, diameter: number) => void;
  /** Shows a label beside the pointer for a moment. */
  readonly say: (words: string) => void;
  readonly detach: () => void;
}

/** The circle that shows the size of the brush, and a label beside it. */
export function createBrushRing(ring: HTMLElement, label: HTMLElement): BrushRing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    place: (at, diameter) => {
      ring.hidden = at === null;
      if (at === null) return;
      ring.style.width = ring.style.height = `${diameter}px`;
      ring.style.transform = `translate(${at.x - diameter / 2}px, ${at.y - diameter / 2}px)`;
      label.style.transform = `translate(${at.x + diameter / 2 + 8}px, ${at.y - 12}px)`;
    },
    say: (words) => {
      label.textContent = words;
      label.hidden = false;
      clearTimeout(timer);
      timer = setTimeout(() => (label.hidden = true), LABEL_MS);
    },
    detach: () => clearTimeout(timer),
  };
}
