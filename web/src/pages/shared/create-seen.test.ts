import type { RenderRequest } from '@kenna/contract';
import { beforeEach, expect, test } from 'vitest';
import { rememberSeen, useLivePreview } from '../../features/live-preview/live-preview.store.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createSeen } from './create-seen.ts';

const words: RenderRequest = { page: 'GenerateImage', prompt: 'red dress' };

/** Records what is sent; the server refuses each request for which `refusalOf` returns an error. */
function recordedCreate(refusalOf: (request: RenderRequest) => ApiError | null = () => null) {
  const sent: RenderRequest[] = [];
  const create = (request: RenderRequest, onRefused?: (error: ApiError) => void) => {
    sent.push(request);
    const refusal = refusalOf(request);
    if (refusal !== null) onRefused?.(refusal);
    return Promise.resolve(refusal === null ? sent.length : null);
  };
  return { sent, create };
}

beforeEach(() => {
  useLivePreview.setState({ seen: null, made: null });
  rememberSeen(words, { picture: '', understood: [], not_drawn: [], placed: [], seed: 8, scene: 'v1.scene' });
});

test('sends the scene and the seed that the preview of the same words has shown', async () => {
  const { sent, create } = recordedCreate();
  await createSeen(create, words);
  expect(sent).toEqual([{ ...words, seed: 8, scene: 'v1.scene' }]);
});

test('sends words that have changed since their preview without its scene', async () => {
  const { sent, create } = recordedCreate();
  await createSeen(create, { ...words, prompt: 'red coat' });
  expect(sent).toEqual([{ ...words, prompt: 'red coat' }]);
});

test('sends the words alone when the server no longer reads the scene', async () => {
  const unreadable = new ApiError('invalid_fields', 422, 'The scene is not readable.', {
    fields: { scene: 'is not readable' },
  });
  const { sent, create } = recordedCreate(({ scene }) => (scene === undefined ? null : unreadable));
  await createSeen(create, words);
  expect(sent.map(({ scene }) => scene)).toEqual(['v1.scene', undefined]);
});
