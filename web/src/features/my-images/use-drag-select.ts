import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { bandBetween, isDrag, touches, type Band, type WallPoint } from './drag-band.ts';

interface DragSelect {
  readonly wall: RefObject<HTMLElement | null>;
  /** What is chosen before the drag stays chosen. */
  readonly chosen: ReadonlySet<number>;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
}

/** How near to the edge of the window the wall begins to scroll, and how fast, px and px a frame. */
const EDGE = 48;
const SCROLLED = 14;

const pointIn = (wall: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): WallPoint => {
  const { left, top } = wall.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/** Pictures that a band touches, of those that are in the document; the others keep what the band left them. */
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

/** What scrolls a wall: the nearest part of the page that does, else the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const isScrolled = parent.scrollHeight > parent.clientHeight;
    if (isScrolled && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.documentElement;
}

/** The click that ends a drag opens nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** Chooses pictures by dragging a band over them with the mouse; near the edge the wall scrolls along. */
export function useDragSelect({ wall, chosen, onSelect }: DragSelect) {
  const [band, setBand] = useState<Band | null>(null);
  const scrolling = useRef(0);

  const onPointerDown = (event: PointerEvent) => {
    const { pointerType, button, target } = event;
    const element = wall.current;
    const onButton = target instanceof Element && target.closest('button:not([data-picture]), a, [role="menu"]');
    if (pointerType !== 'mouse' || button !== 0 || !element || onButton) return;
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
      onSelect(new Set([...chosen, ...touched(element, drawn, hits)]));
    };
    const scroll = () => {
      const by = last.clientY > window.innerHeight - EDGE ? SCROLLED : last.clientY < EDGE ? -SCROLLED : 0;
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
