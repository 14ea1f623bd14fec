import type { PixelSize } from '@kenna/contract';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useZoom } from '../../ui/compare/use-zoom.ts';
import type { WorkedOn } from './viewer-actions.ts';

/** Maximum zoom in screen pixels for each pixel of the picture; a small picture may be zoomed to twice its fitted size. */
const MAX_SHARE = 4;
/** Maximum zoom while a part of the picture is worked on, however few pixels the picture has. */
const MAX_ON_PART = 6;
/** Where the picture at 100 % is hardly larger than fitted, the zoom doubles it instead. */
const MIN_GAIN = 1.1;
/** Distance in CSS pixels that a pointer may move during a click. */
const MAX_CLICK_MOVE = 4;

const isStacked = (): boolean => window.matchMedia('(max-width: 1023px)').matches;

/**
 * Zoom of the opened picture at the pointer, up to 400 %, or to twice the fitted size where that is more; 100 % shows each
 * pixel of the picture as one of the screen. A click or `toggle` changes between the fitted picture and 100 %, and dragging
 * pans. On phones and tablets it zooms to a part that is worked on, and back once the work has ended.
 */
export function usePictureZoom(place: RefObject<HTMLElement | null>, { width }: PixelSize, workedOn: WorkedOn | null) {
  const pressed = useRef({ x: 0, y: 0 });
  /** Screen pixels for each pixel of the fitted picture; null before it has been measured. */
  const [fitted, setFitted] = useState<number | null>(null);
  const one = fitted === null ? 1 : 1 / fitted;
  const max = Math.max(workedOn === null ? 2 : MAX_ON_PART, one * MAX_SHARE);
  const zoom = useZoom(place, { max, scrolls: isStacked });
  useLayoutEffect(() => {
    const pane = place.current?.querySelector<HTMLElement>('[data-pane]');
    if (!pane) return;
    const measure = () => pane.offsetWidth > 0 && setFitted((pane.offsetWidth * window.devicePixelRatio) / width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    return () => observer.disconnect();
  }, [place, width]);

  const name = workedOn?.name ?? null;
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (name === begun.current) return;
    begun.current = name;
    if (!isStacked()) return;
    if (workedOn === null) zoom.fit();
    else zoom.zoomOn(workedOn.part);
  }, [name, workedOn, zoom]);

  const isZoomed = zoom.view.scale > 1;
  const toggle = (at?: { readonly x: number; readonly y: number }) => {
    if (isZoomed) zoom.fit();
    else zoom.zoomTo(one < MIN_GAIN ? 2 : one, at);
  };
  return {
    view: zoom.view,
    isZoomed,
    /** Zoom in per cent; null before the picture has been measured. */
    percent: fitted === null ? null : Math.round(zoom.view.scale * fitted * 100),
    zoomBy: zoom.zoomBy,
    /** Shows the picture at 100 %, or fitted if that is larger. */
    showPixels: () => zoom.zoomTo(one),
    fit: zoom.fit,
    toggle,
    pane: {
      ...zoom.pane,
      onPointerDown: (event: PointerEvent) => {
        pressed.current = { x: event.clientX, y: event.clientY };
        zoom.pane.onPointerDown(event);
      },
      // A double click would fit the picture that its first click has zoomed.
      onDoubleClick: undefined,
      onClick: ({ clientX, clientY, detail }: MouseEvent) => {
        const { x, y } = pressed.current;
        if (detail === 0) toggle();
        else if (Math.hypot(clientX - x, clientY - y) <= MAX_CLICK_MOVE) toggle({ x: clientX, y: clientY });
      },
    },
  };
}
