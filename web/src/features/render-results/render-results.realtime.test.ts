import type { RenderResultEvent, RenderView } from '@kenna/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { heldServer } from '../../testing/held-server.ts';
import { refreshRender, reloadRenders } from './render-results.api.ts';
import { applyRenderResult } from './render-results.realtime.ts';

const render: RenderView = {
  id: 7,
  status: 'queued',
  progress: 0,
  stage: null,
  position: 2,
  usual_seconds: 6,
  reason: null,
  offers: [],
  settings: {
    page: 'GenerateImage',
    prompt: 'a coat',
    accent_prompt: '',
    negative_prompt: '',
    prompt_styles: [],
    loras: [],
    model: 'kennaxl',
    image_count: 2,
    image_width: 768,
    image_height: 768,
    guidance_slider: 13,
    background_type: null,
    hd_image_quality: false,
    seed: 1,
    scene_image_id: null,
    prompt_image_url: null,
    mask_image: null,
    strength_slider: null,
    model_sensitivity: 'default',
    upscale: 2,
    face_enhance: 0,
    face_fixes: false,
    hand_fixes: false,
    blend_image_url: null,
    blend_guidance_slider: null,
    blend_control_guidance_slider: null,
    cg_slider: null,
    edges: false,
    category: null,
    text: '',
    colourways: [],
    placement: null,
    takes: [],
    artworks: [],
  },
  images: [],
  placeholders: [0, 1].map((index) => ({ index, width: 768, height: 768, preview_url: null })),
  created_at: '2030-01-01T00:00:00Z',
  can: { cancel: true, retry: false, delete: true },
};

const progress = (change: Partial<RenderResultEvent>): RenderResultEvent => ({
  code: 0,
  message: '',
  render_id: 7,
  status: 'processing',
  progress: 40,
  stage: 'Shading',
  preview_url: null,
  preview_index: null,
  position: null,
  render_images: [],
  render_limit: 19,
  ...change,
});

function listWith(...renders: RenderView[]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['renders'], { pages: [{ renders, next: null }], pageParams: [undefined] });
  const cached = () => queryClient.getQueryData<{ pages: { renders: RenderView[] }[] }>(['renders'])?.pages[0]?.renders;
  return { queryClient, cached };
}

test('updates progress, stage and preview of the cached render', () => {
  const { queryClient, cached } = listWith(render);
  applyRenderResult(queryClient, progress({ preview_url: '/files/preview', preview_index: 1 }));
  expect(cached()?.[0]).toMatchObject({ status: 'processing', progress: 40, stage: 'Shading', position: null });
  expect(cached()?.[0]?.placeholders.map(({ preview_url }) => preview_url)).toEqual([null, '/files/preview']);
});

test('a late event neither lowers the progress nor removes the preview', () => {
  const { queryClient, cached } = listWith(render);
  applyRenderResult(queryClient, progress({ preview_url: '/files/preview', preview_index: 0 }));
  applyRenderResult(queryClient, progress({ progress: 25 }));
  expect(cached()?.[0]).toMatchObject({ progress: 40 });
  expect(cached()?.[0]?.placeholders[0]).toMatchObject({ preview_url: '/files/preview' });
});

test('does not change other renders', () => {
  const other = { ...render, id: 8 };
  const { queryClient, cached } = listWith(render, other);
  applyRenderResult(queryClient, progress({}));
  expect(cached()?.[1]).toBe(other);
});

test('a late event does not make a completed render pending again', () => {
  const { queryClient, cached } = listWith({ ...render, status: 'completed', progress: 100 });
  applyRenderResult(queryClient, progress({}));
  expect(cached()?.[0]).toMatchObject({ status: 'completed', progress: 100 });
});

test('the answer to an older request does not make a completed render pending again', async () => {
  const server = heldServer();
  const { queryClient, cached } = listWith(render);
  const [older, newer] = [refreshRender(queryClient, 7), refreshRender(queryClient, 7)];
  (await server.request('/render/7', 1)).answer({ ...render, status: 'completed' });
  await newer;
  (await server.request('/render/7')).answer(render);
  await older;
  expect(cached()?.[0]).toMatchObject({ status: 'completed' });
});

test('an older list does not make a completed render pending again', async () => {
  const server = heldServer();
  const { queryClient, cached } = listWith(render);
  const list = { renders: [render], next: null };
  const queryFn = () => fetch('/renders', {}).then(async (answer) => ((await answer.json()) as { data: unknown }).data);
  void queryClient.fetchInfiniteQuery({ queryKey: ['renders'], queryFn, initialPageParam: undefined });
  const older = await server.request('/renders');
  const refreshed = refreshRender(queryClient, 7);
  (await server.request('/render/7')).answer({ ...render, status: 'completed' });
  await refreshed;
  older.answer(list);
  expect(cached()?.[0]).toMatchObject({ status: 'completed' });
  (await server.request('/renders', 1)).answer({ ...list, renders: [{ ...render, status: 'completed' }] });
  await reloadRenders(queryClient);
  expect(cached()?.[0]).toMatchObject({ status: 'completed' });
});
