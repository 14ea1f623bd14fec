import { imageRoutes, productRoutes, renderRoutes } from '@kenna/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { call, onCallFailed } from './api-client.ts';
import { heldServer } from '../../testing/held-server.ts';
import { writeSessionToken } from './session-token.ts';

const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );
const requested = (): [string, RequestInit] => vi.mocked(fetch).mock.calls[0] as [string, RequestInit];

afterEach(() => {
  vi.unstubAllGlobals();
  writeSessionToken(null);
});

test('returns the data of a successful envelope', async () => {
  answer(200, { code: 0, message: '', data: { name: 'Atelier' } });
  await expect(call(productRoutes.get, {})).resolves.toEqual({ name: 'Atelier' });
});

test('fills in path parameters and query, and sends the session token', async () => {
  writeSessionToken('secret');
  answer(200, { code: 0, message: '', data: {} });
  await call(renderRoutes.get, { params: { id: 7 } });
  expect(requested()[0]).toBe('/api/web/render/7');
  expect(requested()[1].headers).toMatchObject({ authorization: 'Bearer secret' });
  answer(200, { code: 0, message: '', data: {} });
  await call(imageRoutes.listMine, { query: { cursor: 'a b' } });
  expect(requested()[0]).toBe('/api/web/render/my-images?cursor=a+b');
});

test('throws an error with the code, status and message of a refusal', async () => {
  answer(422, { code: 1017, message: 'Some fields', data: { fields: { email: 'Taken' } } });
  await expect(call(productRoutes.get, {})).rejects.toMatchObject({
    kind: 'invalid_fields',
    status: 422,
    message: 'Some fields',
    fields: { email: 'Taken' },
    reason: 'Taken',
  });
});

test('treats code 1 as a refusal although the call itself went well', async () => {
  answer(200, { code: 1, message: 'Not this', data: null });
  await expect(call(productRoutes.get, {})).rejects.toMatchObject({ kind: 'render_refused', status: 200 });
});

test('throws an ApiError for a response that is not an envelope', async () => {
  answer(502, '<html>Bad gateway</html>');
  await expect(call(productRoutes.get, {})).rejects.toMatchObject({ kind: 'unknown', status: 502 });
});

test('reports a missing response as a network error', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(call(productRoutes.get, {})).rejects.toMatchObject({ kind: 'network', status: 0 });
});

test('notifies listeners of each failed call once, and whether the caller shows it itself', async () => {
  const heard = vi.fn();
  const stop = onCallFailed(heard);
  answer(500, { code: 1024, message: 'x', data: null });
  await call(productRoutes.get, {}).catch(() => null);
  await call(productRoutes.get, { handles: ({ status }) => status === 500 }).catch(() => null);
  stop();
  expect(heard.mock.calls.map(([error, handled]) => [error.status, handled])).toEqual([
    [500, false],
    [500, true],
  ]);
});

test('a refusal of an earlier session is not left to listeners, which would end the present one', async () => {
  const server = heldServer();
  const heard = vi.fn();
  const stop = onCallFailed(heard);
  writeSessionToken('earlier');
  const refused = call(productRoutes.get, {}).catch(() => null);
  writeSessionToken('present');
  (await server.request('/product')).refuse(401, 1001);
  await refused;
  stop();
  expect(heard.mock.calls.map(([error, handled]) => [error.status, handled])).toEqual([[401, true]]);
});
