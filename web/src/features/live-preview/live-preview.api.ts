import { renderRoutes, type Preview, type PreviewRequest, type RenderRequest } from '@kenna/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { rememberSeen, useLivePreview } from './live-preview.store.ts';

/** Milliseconds after the last change before a preview is asked for. */
const REST_MS = 250;

/** How long the preview of words that were changed is kept, for a person who changes them back. */
const KEEP_MS = 30_000;

export interface LiveDrawing {
  /** The newest drawing, which may show earlier words; null before the first. */
  readonly preview: Preview | null;
  /** Whether the drawing of the present words is still to come. */
  readonly isDrawing: boolean;
  /** Why the present words are not drawn, as a sentence; null when they are. */
  readonly refusal: string | null;
}

/** Without the fields that only a stored render has. */
function previewRequestOf(request: RenderRequest, seed: number): PreviewRequest {
  const { image_count: _count, idempotency_key: _key, placeholders: _places, scene: _scene, ...rest } = request;
  return { ...rest, seed: request.seed ?? seed };
}

/** Draws a request live, a moment after its last change. null: nothing is drawn. */
export function useLiveDrawing(request: RenderRequest | null): LiveDrawing {
  const seed = useLivePreview((state) => state.seed);
  // As text, because equal requests are other objects in each rendering.
  const wanted = request === null ? null : JSON.stringify(request);
  const [rested] = useDebouncedValue(wanted, REST_MS);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['live-preview', rested, seed],
    queryFn: async ({ signal }) => {
      const asked = JSON.parse(rested ?? '') as RenderRequest;
      return call(renderRoutes.preview, { body: previewRequestOf(asked, seed), signal, handles: () => true });
    },
    enabled: rested !== null && wanted !== null,
    retry: false,
    staleTime: Infinity,
    gcTime: KEEP_MS,
    placeholderData: keepPreviousData,
  });
  const isPresent = rested === wanted && !isPlaceholderData && data !== undefined;
  useEffect(() => {
    if (isPresent && rested !== null) rememberSeen(JSON.parse(rested) as RenderRequest, data);
  }, [isPresent, rested, data]);
  const isRefused = isApiError(error) && error.kind === 'not_drawable' && rested === wanted;
  return {
    preview: data ?? null,
    isDrawing: wanted !== null && (rested !== wanted || isFetching),
    refusal: isRefused ? error.message.replace(NOT_CHARGED, '') : null,
  };
}

/** A preview is never charged, so that saying so would only raise the question. */
const NOT_CHARGED = / Nothing was charged\.$/;
