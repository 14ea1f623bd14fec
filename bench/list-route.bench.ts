/** Compares the list of a person's pictures with a plain Fastify route that returns the same bytes. */
import { API_BASE, imageRoutes } from '@kenna/contract';
import autocannon from 'autocannon';
import fastify from 'fastify';
import { testApp, type TestApp } from '../server/src/testing/test-app.ts';
import { milliseconds, type Measurement } from './report.ts';

const IMAGES = 1000;
const SECONDS = 5;

async function seedImages(app: TestApp, userId: number): Promise<void> {
  const rows = Array.from({ length: IMAGES }, (_, index) => ({
    user_id: userId,
    render_id: null,
    position: null,
    tool: 'GenerateImage' as const,
    original_key: `images/${index.toString(16).padStart(32, '0')}/original.png`,
    content_type: 'image/png',
    variants: JSON.stringify([320, 640, 768].map((width) => ({ width, key: `images/${index}/${width}.webp` }))),
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    width: 768,
    height: 768,
    bytes: 600_000,
    brief: JSON.stringify([]),
  }));
  await app.db.insertInto('images').values(rows).execute();
}

async function load(url: string, headers: Record<string, string>): Promise<{ rate: number; p50: number }> {
  const result = await autocannon({ url, headers, connections: 8, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return { rate: result.requests.average, p50: result.latency.p50 };
}

export async function benchListRoute(): Promise<Measurement> {
  const app = await testApp({ worker: false });
  const person = await app.world.user();
  await seedImages(app, person.id);
  const url = `${app.url}${API_BASE}${imageRoutes.listUploads.path}`;
  const headers = { authorization: `Bearer ${person.token}` };
  const body = await (await fetch(url, { headers })).text();

  const bare = fastify();
  bare.get('/', (_request, reply) => reply.type('application/json').send(body));
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });

  const measured = await load(url, headers);
  const baseline = await load(bareUrl, {});
  await bare.close();
  await app.close();
  return {
    name: `First page of ${IMAGES} pictures`,
    measured: `${measured.rate.toFixed(0)} requests a second, p50 ${milliseconds(measured.p50)} (session, database, presentation)`,
    baseline: `${baseline.rate.toFixed(0)} requests a second of a bare Fastify route with the same ${body.length} bytes`,
    ratio: measured.rate / baseline.rate,
  };
}
