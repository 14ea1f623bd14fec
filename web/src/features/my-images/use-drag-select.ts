import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { bandBetween, isDrag, touches, type Band, type WallPoint } from './drag-band.ts';

interface DragSelect {
  readonly wall: RefObject<HTMLElement | null>;
  /** Pictures that were selected before the drag. They remain selected. */
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
}

/** Height in CSS pixels of the zone at the top and bottom of the window in which dragging scrolls the wall. */
const SCROLL_ZONE_PX = 48;
/** Distance in CSS pixels that the wall scrolls per frame in that zone. */
const SCROLL_STEP_PX = 14;

const pointIn = (wall: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): WallPoint => {
  const { left, top } = wall.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/**
 * Adds the pictures that the band touches to `before` and removes those it does not. Virtualised pictures outside the
 * document cannot be measured and stay as they were.
 */
function touched(wall: HTMLElement, band: Band, before: Set<number>): Set<number> {
  const { left, top } = wall.getBoundingClientRect();
  for (const picture of wall.querySelectorAll<HTMLElement>('[data-picture]')) {
    const id = Number(picture.dataset.picture);
    const box = picture.getBoundingClientRect();
    const at = { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top };
    if (touches(band, at)) before.add(id);
    else before.delete(id);
  }
  return before;
}

/** Returns the nearest scrollable ancestor, or the document if there is none. */
function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const isScrolled = parent.scrollHeight > parent.clientHeight;
    if (isScrolled && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.documentElement;
}

/** Suppresses the click event after a drag, which would open a picture. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Lets a person select pictures by dragging a rectangle with the mouse: from beside the pictures, from one that cannot be
 * carried away, or with Shift from any. Near the edges of the window the wall scrolls.
 */
export function useDragSelect({ wall, selected, onSelect }: DragSelect) {
  const [band, setBand] = useState<Band | null>(null);
  const scrolling = useRef(0);

  const onPointerDown = (event: PointerEvent) => {
    const { pointerType, button, target } = event;
    const element = wall.current;
    const onButton = target instanceof Element && target.closest('button:not([data-picture]), a, [role="menu"]');
    // A picture is carried to a tool or a collection instead.
    const onCarried = !event.shiftKey && target instanceof Element && target.closest('[draggable="true"]');
    if (pointerType !== 'mouse' || button !== 0 || !element || onButton || onCarried) return;
    const from = pointIn(element, event);
    const scroller = scrollerOf(element);
    const hits = new Set<number>();
    let last = { clientX: event.clientX, clientY: event.clientY };
    let dragging = false;

    const update = () => {
      const to = pointIn(element, last);
      dragging ||= isDrag(from, to);
      if (!dragging) return;
      const drawn = bandBetween(from, to);
      setBand(drawn);
      onSelect(new Set([...selected, ...touched(element, drawn, hits)]));
    };
    const scroll = () => {
      const by =
        last.clientY > window.innerHeight - SCROLL_ZONE_PX
          ? SCROLL_STEP_PX
          : last.clientY < SCROLL_ZONE_PX
            ? -SCROLL_STEP_PX
            : 0;
      if (dragging && by !== 0) {
        scroller.scrollBy(0, by);
        update();
      }
      scrolling.current = requestAnimationFrame(scroll);
    };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      last = { clientX, clientY };
      update();
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      cancelAnimationFrame(scrolling.current);
      setBand(null);
      if (dragging) swallowClick();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end, { once: true });
    window.addEventListener('pointercancel', end, { once: true });
    scrolling.current = requestAnimationFrame(scroll);
  };
  return { band, onPointerDown };
}
