import type { ArtworkPart, ImageItem, PreviewRequest, SeenPicture } from '@kenna/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  changesPiece,
  choosable,
  chosenName,
  chooseOnPiece,
  chooseOwn,
  FIRST_STEP,
  removeOnPiece,
  withoutChosen,
  type Placing,
  type PlacingStep,
} from '../../features/artwork/placing.ts';
import { drawSmall } from '../../features/live-preview/live-preview.api.ts';
import { isForField } from '../../lib/browser/is-for-field.ts';
import { beginHistory, changed, redone, settled, undone, type EditHistory } from '../../lib/drafts/edit-history.ts';

/** Longest side in pixels of the preview that only tells which pictures lie on a piece. */
const LISTING_SIDE = 64;

interface Work {
  readonly imageId: number;
  readonly history: EditHistory<PlacingStep>;
  readonly isOpen: boolean;
  /** Whether the next picture that is shown is the drawn one, for which the section stays open. */
  readonly isDrawn: boolean;
}

/** The usual width in centimetres of a chosen picture at a part of a piece. */
interface UsualWidth {
  readonly imageId: number;
  readonly chosen: string | null;
  readonly part: ArtworkPart;
  readonly width: number;
}

const workOn = (imageId: number, isOpen = false): Work => ({
  imageId,
  history: beginHistory(FIRST_STEP),
  isOpen,
  isDrawn: false,
});

interface PlacingOptions {
  /** The id of the opened picture. */
  readonly imageId: number;
  /** Whether the engine draws previews, which tell where pictures lie. */
  readonly isLive: boolean;
  /** Whether keys act on the picture. */
  readonly listens: boolean;
  /** Called with what would be drawn after each step. */
  readonly onTry: (step: PlacingStep) => void;
}

/** What a person does to the pictures on the piece of the opened picture, with undo and redo. */
export function usePlacing({ imageId, isLive, listens, onTry }: PlacingOptions) {
  const [kept, setWork] = useState(() => workOn(imageId));
  const work = kept.imageId === imageId ? kept : workOn(imageId, kept.isOpen && kept.isDrawn);
  const { history, isOpen } = work;
  const { present: step } = history;
  const go = (next: EditHistory<PlacingStep>, tries = true) => {
    setWork({ ...work, history: next });
    if (tries && next !== history) onTry(next.present);
  };
  const whole = (change: Partial<PlacingStep>) => go(settled(changed(history, 'choice', change)));
  const take = (forImage: number, image: ImageItem) => {
    if (forImage === imageId) whole(chooseOwn(step, image));
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const settle = () => setWork((now) => (now.imageId === imageId ? { ...now, history: settled(now.history) } : now));
  const remove = () => whole(withoutChosen(step));
  const stored = usePicturesOn(imageId, isLive && isOpen && !changesPiece(step));
  const onPiece = choosable(step, stored ?? []);
  /** How often all was taken back. */
  const cancels = useRef(0);
  const [isChoosing, setChoosing] = useState(false);
  const [usual, setUsual] = useState<UsualWidth | null>(null);
  const chosen = chosenName(step);
  const isUsualAt = (part: ArtworkPart) => usual?.imageId === imageId && usual.chosen === chosen && usual.part === part;

  const isUndoable = history.past.length > 0 || history.future.length > 0;
  useEffect(() => {
    if (!listens || isChoosing || !(isUndoable || step.chosen !== null)) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
        if (isText(event.target)) return;
        event.preventDefault();
        // A canvas behind the viewer has steps of its own.
        event.stopImmediatePropagation();
        go(key === 'y' || event.shiftKey ? redone(history) : undone(history));
      } else if ((key === 'delete' || key === 'backspace') && step.chosen !== null && !isForControl(event)) remove();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });

  return {
    step,
    isOpen,
    /** Pictures on the piece that can be chosen. */
    onPiece,
    /** All pictures on the piece as it was drawn; null until they are known. */
    stored,
    /** Whether the person looks for a picture among their own, in a dialog over the viewer. */
    isChoosing,
    setChoosing,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
    open: () => setWork({ ...work, isOpen: true }),
    /**
     * Called when a picture begins to be looked up or uploaded. The returned function chooses it, when the step may be
     * another than at the beginning. Nothing happens when another picture was opened or all was cancelled since.
     */
    beginChoice: () => {
      const began = cancels.current;
      return (image: ImageItem) => {
        if (cancels.current === began) latest.current(imageId, image);
      };
    },
    chooseOnPiece: (seen: SeenPicture) => whole(chooseOnPiece(step, seen)),
    remove,
    removeOnPiece: (seen: SeenPicture) => whole(removeOnPiece(step, seen)),
    /** A whole change, such as a chosen part. */
    change: (placing: Placing) => whole({ placing }),
    /** A change while something is held; all of them are one step until `settle`. `tries` also draws it. */
    move: (placing: Placing, control: string, tries: boolean) => go(changed(history, control, { placing }), tries),
    settle,
    /** Takes back all that was done, which is a step like any other. */
    cancel: () => {
      cancels.current += 1;
      whole(FIRST_STEP);
    },
    usualWidth: isUsualAt(step.placing.part) ? (usual?.width ?? null) : null,
    /** Called with the usual width at a part when a preview shows it. */
    seeUsual: (part: ArtworkPart, width: number) => {
      if (!isUsualAt(part) || usual?.width !== width) setUsual({ imageId, chosen, part, width });
    },
    /** Ends the changes by a slider, and draws them. */
    release: () => {
      settle();
      onTry(step);
    },
    /** Called once a request to draw the step was accepted. */
    draw: () => setWork((now) => (now.imageId === imageId ? { ...now, isDrawn: true } : now)),
  };
}

/** Whether the target has a text with an undo of its own. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="range"], [type="checkbox"]), textarea, [contenteditable]') !== null;

/** Whether a key belongs to the focused field or button rather than to the chosen picture. */
const isForControl = (event: KeyboardEvent): boolean =>
  isForField(event) || (event.target instanceof Element && event.target.closest('button, a, summary') !== null);

/** How often, and after how many milliseconds, the list is asked for again: a drawing that came after it ends it. */
const RETRIES = { retry: 3, retryDelay: 1000 };

/** The pictures that lie on the piece of a picture, asked for while `enabled` and remembered after that; null before. */
function usePicturesOn(imageId: number, enabled: boolean): readonly SeenPicture[] | null {
  const client = useQueryClient();
  const { data } = useQuery({
    // Another key ends the request once something was chosen, because the server draws one preview at a time.
    queryKey: ['placed-on', enabled ? imageId : null],
    queryFn: async ({ signal }) => {
      const body: PreviewRequest = { page: 'GenerateImage', scene_image_id: imageId, takes: [{}] };
      return (await drawSmall(body, { side: LISTING_SIDE }, signal)).placed;
    },
    enabled,
    ...RETRIES,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? client.getQueryData<readonly SeenPicture[]>(['placed-on', imageId]) ?? null;
}
