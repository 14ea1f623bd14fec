import { SEED_LIMIT, type Preview, type RenderRequest } from '@kenna/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface LivePreviewState {
  /** Ids of the people on this device who have turned live previews off. */
  readonly offFor: readonly number[];
  /** Seed of every preview until the next render, so that a drawing changes only where its words do. */
  readonly seed: number;
  /** Words of the last render: they are not previewed again before they change. */
  readonly made: string | null;
  /** The newest preview, by its words; stored, so that a sign-up in between does not lose it. */
  readonly seen: { readonly words: string; readonly seed: number; readonly scene: string } | null;
}

/** The server chooses multiples of 4, because up to 4 pictures of a render have consecutive seeds. */
const newSeed = (): number => 4 * Math.floor((Math.random() * (SEED_LIMIT + 1)) / 4);

export const useLivePreview = create<LivePreviewState>()(
  persist((): LivePreviewState => ({ offFor: [], seed: newSeed(), made: null, seen: null }), { name: 'live-preview' }),
);

export const switchLivePreview = (person: number, isOn: boolean): void =>
  void useLivePreview.setState(({ offFor }) => {
    const others = offFor.filter((id) => id !== person);
    return isOn ? { offFor: others, made: null } : { offFor: [...others, person], seen: null };
  });

/** What the content of a picture follows from. Requests with equal words are drawn as the same picture. */
export const wordsOf = (request: RenderRequest): string =>
  JSON.stringify([
    request.page,
    request.engine ?? null,
    request.prompt?.trim() ?? '',
    request.accent_prompt ?? '',
    request.negative_prompt ?? '',
    request.prompt_styles ?? [],
    request.guidance_slider ?? null,
    request.model ?? null,
    request.seed ?? null,
  ]);

export const rememberSeen = (request: RenderRequest, { seed, scene }: Preview): void =>
  void useLivePreview.setState({ seen: scene === '' ? null : { words: wordsOf(request), seed, scene } });

/** The request with what its live preview has shown, so that the first picture is the same; unchanged without one. */
export function withSeen(request: RenderRequest): RenderRequest {
  const { seen } = useLivePreview.getState();
  if (seen === null || seen.words !== wordsOf(request)) return request;
  return { ...request, seed: seen.seed, scene: seen.scene };
}

/** Called when a request is sent: its words are not previewed again before they change. */
export const hidePreview = (request: RenderRequest): void => void useLivePreview.setState({ made: wordsOf(request) });

/** Called when the server no longer reads the scene of a preview, such as after its key has changed. */
export const forgetSeen = (): void => void useLivePreview.setState({ seen: null });

/** Called when the server has accepted a request. The next previews have another seed. */
export const startAnew = (): void => void useLivePreview.setState({ seen: null, seed: newSeed() });
