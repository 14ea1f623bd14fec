import {
  PREVIEW_FINE_SIDE,
  PREVIEW_PLACED_SIDE,
  renderRoutes,
  type Preview,
  type PreviewRequest,
  type RenderRequest,
} from '@kenna/contract';
import { useDocumentVisibility } from '@mantine/hooks';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { rememberSeen, useLivePreview } from './live-preview.store.ts';

/** Pauses before a drawing, in milliseconds, and how fine it becomes. */
interface Pace {
  /** After the last change, before a preview is asked for. */
  readonly rest: number;
  /** After a preview, before the same picture is asked for in a finer drawing. */
  readonly fineRest: number;
  /** Longest side of that finer drawing, in pixels. */
  readonly fineSide: number;
  /** After a preview was refused, before the reason is shown: a word that is still typed is often none yet. */
  readonly refusalRest: number;
}

/** Between two keys of a word nothing is drawn. */
export const TYPING: Pace = { rest: 250, fineRest: 500, fineSide: PREVIEW_FINE_SIDE, refusalRest: 1000 };

/** A click is a whole wish, so that nothing is waited for. */
export const CHOOSING: Pace = { rest: 0, fineRest: 0, fineSide: PREVIEW_FINE_SIDE, refusalRest: 0 };

/** A picture that is placed is looked at enlarged. */
export const PLACING: Pace = { ...CHOOSING, fineSide: PREVIEW_PLACED_SIDE };

/** How long the preview of words that were changed is kept, for a person who changes them back. */
const KEEP_MS = 30_000;

/** A newer request of the same person, or of another visitor at the same address, has ended the preview. */
class PreviewEnded extends Error {}

/** Another window draws for a moment, and this one still wants its own picture. */
const AGAIN = {
  retry: (count: number, error: Error) => error instanceof PreviewEnded && count < 5,
  retryDelay: 700,
};

/** Draws a small picture, which is not stored. @throws PreviewEnded when a newer request has ended it. */
export async function drawSmall(body: PreviewRequest, query: { side?: number }, signal: AbortSignal): Promise<Preview> {
  const preview = await call(renderRoutes.preview, { body, query, signal, handles: () => true });
  if (preview === null) throw new PreviewEnded();
  return preview;
}

/** A preview is never charged, so that saying so would only raise the question. */
const NOT_CHARGED = / Nothing was charged\.$/;

export interface LiveDrawing {
  /** The newest drawing, which may show earlier words; null before the first. */
  readonly preview: Preview | null;
  /** Address of the finer drawing of the preview; null until there is one. */
  readonly finePicture: string | null;
  /** Whether the newest drawing shows the present words. */
  readonly isPresent: boolean;
  /** Whether the drawing of the present words is still to come. */
  readonly isDrawing: boolean;
  /** Why the present words are not drawn, as a sentence; null when they are. */
  readonly refusal: string | null;
  /** What the server answers beside that reason, such as what it can draw instead. */
  readonly refusalData: unknown;
}

/** Without the fields that only a stored render has. */
function previewRequestOf(request: RenderRequest, seed: number): PreviewRequest {
  const { image_count: _count, idempotency_key: _key, placeholders: _places, scene: _scene, ...rest } = request;
  return { ...rest, seed: request.seed ?? seed };
}

/** A text once it has not changed for `rest` milliseconds; null until then. */
function useRested(text: string | null, rest: number): string | null {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text, rest]);
  return rested === text ? text : null;
}

const PREVIEWS = ['live-preview'] as const;

/**
 * The preview of a request as text; null draws nothing, and with `draws` false what is drawn already stays. Other words
 * are another key, which also ends the request under way. `side`: longest side in pixels, by default that of a first
 * drawing.
 */
const previewQuery = (asked: string | null, seed: number, draws: boolean, side?: number) =>
  queryOptions({
    queryKey: [...PREVIEWS, asked, seed, side],
    queryFn: async ({ signal }) => {
      const body = previewRequestOf(JSON.parse(asked ?? '') as RenderRequest, seed);
      const query = side === undefined ? {} : { side };
      return drawSmall(body, query, signal);
    },
    enabled: asked !== null && draws,
    ...AGAIN,
    staleTime: Infinity,
    gcTime: KEEP_MS,
  });

/**
 * Draws a request live, at the pace in which a person changes it. The drawing of words that have changed since is
 * cancelled, and so is every drawing while the page is hidden. Once the words rest longer, the same picture is drawn
 * finer. Failures are returned and never thrown.
 *
 * @param isSent whether the request is being sent as a render: what is drawn stays, and nothing more is asked for.
 */
export function useLiveDrawing(request: RenderRequest, pace: Pace, isSent = false): LiveDrawing {
  const queryClient = useQueryClient();
  const nextSeed = useLivePreview((state) => state.seed);
  const isVisible = useDocumentVisibility() !== 'hidden';
  // Requests are compared as text, because equal ones are other objects in each rendering.
  const rested = useRested(JSON.stringify(request), pace.rest);
  const now = { asked: isVisible ? rested : null, seed: nextSeed };
  // A request that is sent gives the next previews another seed, and the drawing is still that of the earlier one.
  const [kept, setKept] = useState(now);
  if (!isSent && (kept.asked !== now.asked || kept.seed !== now.seed)) setKept(now);
  const { asked, seed } = isSent ? kept : now;
  useEffect(() => {
    if (isSent) void queryClient.cancelQueries({ queryKey: PREVIEWS });
  }, [isSent, queryClient]);
  const { data, error, isFetching } = useQuery(previewQuery(asked, seed, !isSent));
  const settled = useRested(data === undefined ? null : asked, pace.fineRest);
  const refused = useRested(error === null ? null : asked, pace.refusalRest);
  const finer = useQuery(previewQuery(settled, seed, !isSent, pace.fineSide)).data;
  // The newest drawing stays while the next one is drawn, and when the present words cannot be drawn.
  const [newest, setNewest] = useState<Preview | null>(null);
  if (data !== undefined && data !== newest) setNewest(data);
  const isPresent = asked !== null && data !== undefined;
  useEffect(() => {
    if (!isPresent) return;
    const drawn = JSON.parse(asked) as RenderRequest;
    // A take is drawn from the scene of its picture, not from that of the preview.
    if (drawn.scene_image_id === undefined) rememberSeen(drawn, data);
  }, [isPresent, asked, data]);
  return {
    preview: data ?? newest,
    finePicture: finer?.picture ?? null,
    isPresent,
    isDrawing: rested === null || isFetching || (error !== null && asked !== null && refused === null),
    refusal: refused === null || error === null ? null : sentenceOf(error),
    refusalData: isApiError(error) ? error.data : null,
  };
}

const sentenceOf = (error: Error): string =>
  isApiError(error) && error.kind === 'not_drawable'
    ? error.message.replace(NOT_CHARGED, '')
    : 'There is no live preview of this right now.';
