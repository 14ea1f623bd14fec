import type { RenderView } from '@kenna/contract';
import { useEffect, useState, type RefObject } from 'react';
import { isForField } from '../../../../lib/browser/is-for-field.ts';

interface StageInput {
  /** The renders of the filmstrip, newest first. */
  readonly renders: readonly RenderView[];
  /** The render that is shown until the person chooses another; undefined while the stage has another content. */
  readonly latest: RenderView | undefined;
  /** Identity of the work in progress: when it changes, the stage shows `latest` again. */
  readonly work: string;
  /** Whether the keys act on the stage, because nothing lies over it. */
  readonly listens: boolean;
  /** The element with the stage, which may be in a dialog. */
  readonly root: RefObject<HTMLElement | null>;
}

/** What the stage shows at the moment, for one identity of the work in progress. */
interface Shown {
  readonly work: string;
  readonly renderId: number | null;
  readonly alone: number | null;
}

/**
 * The render on the stage. Keys: 1 to 9 show one picture alone and again all of them, ← and → move to the neighbouring
 * picture or render, and the space bar shows the picture before as long as it is held.
 */
export function useStage({ renders, latest, work, listens, root }: StageInput) {
  const [chosen, setChosen] = useState<Shown>({ work, renderId: null, alone: null });
  const [isBefore, setBefore] = useState(false);
  const { renderId, alone } = chosen.work === work ? chosen : { renderId: null, alone: null };
  const shown = renders.find(({ id }) => id === renderId) ?? latest;
  const count = shown?.images.length ?? 0;
  const show = (next: number | null, picture: number | null = null) =>
    setChosen({ work, renderId: next, alone: picture });

  const pictureAt = (index: number) => {
    if (index < count && count > 1) show(shown?.id ?? null, alone === index ? null : index);
  };
  const step = (by: 1 | -1) => {
    const picture = alone === null ? -1 : alone + by;
    if (alone !== null && picture >= 0 && picture < count) return show(shown?.id ?? null, picture);
    const next = renders[renders.findIndex(({ id }) => id === shown?.id) + by];
    if (next) show(next.id);
  };

  useEffect(() => {
    if (!listens || !shown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isForField(event) || dialogAround(event.target) !== dialogAround(root.current)) return;
      if (/^[1-9]$/.test(event.key)) pictureAt(Number(event.key) - 1);
      else if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === ' ' && !isOnControl(event)) {
        // The space bar would scroll the page.
        event.preventDefault();
        setBefore(true);
      }
    };
    const onKeyUp = (event: KeyboardEvent) => event.key === ' ' && setBefore(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  });

  return {
    shown,
    alone: alone !== null && alone < count ? alone : null,
    isBefore,
    show,
    /** Shows one picture of the render alone, by its position, or all of them for null. */
    showAlone: (picture: number | null) => show(shown?.id ?? null, picture),
  };
}

/** The dialog that contains an element; null for one that is in none. */
const dialogAround = (element: EventTarget | null): Element | null =>
  element instanceof Element ? element.closest('[role="dialog"]') : null;

/** Whether the space bar presses the focused element. */
const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
