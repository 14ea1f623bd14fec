/**
 * Programs in FastAPI say in `detail` what is wrong, as a text or as a list of fields. The official library only reads
 * `error` and would report an answer without content, so that the answers are rewritten before it reads them.
 */
import { z } from 'zod';

const detailed = z.object({
  error: z.undefined().optional(),
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])).default([]), msg: z.string() })),
  ]),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `fetch`, whose error answers have the form of OpenAI's. */
export async function fetchWithDetail(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.ok || !response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  const { detail } = detailed.safeParse(parsed(text)).data ?? {};
  const message = Array.isArray(detail) ? detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ') : detail;
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  const { status, statusText } = response;
  return new Response(message === undefined ? text : JSON.stringify({ error: { message } }), {
    status,
    statusText,
    headers,
  });
}
