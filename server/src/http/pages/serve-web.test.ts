import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Product } from '@kenna/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerError } from '../error-handler.ts';
import { serveWeb } from './serve-web.ts';

const SCRIPT = 'export const studio = 1;'.repeat(20);
const PAGE = `<!doctype html><head><title>Studio</title></head>
  <body><div id="root">
    <!--start-->Please wait...<!--/start-->
  </div></body>`;
const MANIFEST = {
  'src/app/start/start.tsx': { file: 'assets/start.js', imports: ['_ground.js'] },
  '_ground.js': { file: 'assets/ground.js', css: ['assets/ground.css'] },
  'src/pages/home-page.tsx': { file: 'assets/home.js', css: ['assets/home.css'] },
};
/** A stand-in for the first page's renderer, which returns its input. */
const RENDERER = `export const drawFirstPage = async ({ gallery }) => {
  if (gallery.next === 'broken') throw new Error('no');
  return '<main>' + gallery.next + '</main>';
};`;

let webDir: string;
let app: FastifyInstance;
let next = '$& of the gallery';
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'web-test-'));
  await mkdir(join(webDir, 'assets'));
  await mkdir(join(webDir, '.vite'));
  await mkdir(join(webDir, '.first-page'));
  await writeFile(join(webDir, 'index.html'), PAGE);
  await writeFile(join(webDir, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(webDir, '.first-page/package.json'), '{ "type": "module" }');
  await writeFile(join(webDir, '.first-page/first-page.js'), RENDERER);
  await writeFile(join(webDir, 'assets/studio-abc123.js'), SCRIPT);
  await writeFile(join(webDir, 'assets/studio-abc123.js.br'), brotliCompressSync(SCRIPT));
  app = Fastify();
  app.setErrorHandler(answerError);
  const preview = { title: 'Spring line', description: '3 images by Vera', image: null };
  const previewOf = async (link: string) => (link === 'known' ? preview : null);
  const writtenPreviewOf = async (path: string) => {
    if (path === '/about') throw new Error('The repository is down');
    const image = { url: '/content/pictures/abc/fill.webp?fm=jpg&w=1200', width: 1200, height: 750 };
    return path === '/knowledge-base/tutorial/fill' ? { title: 'Generative fill', description: 'Fill', image } : null;
  };
  const product = { name: 'Kenna', slug: 'kenna' } as Product;
  const firstPageOf = async () => ({ product, gallery: { images: [], next } });
  await serveWeb(app, { webDir, previewOf, writtenPreviewOf, publicUrl: 'https://studio.example', firstPageOf });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the web', () => {
  it('is one page for every path that its router knows', async () => {
    for (const path of ['/admin', '/workplace/generate', '/shared/abc?x=1']) {
      const { statusCode, body, headers } = await get(path);
      expect([statusCode, headers['cache-control']], path).toEqual([200, 'no-cache']);
      expect(body).toContain('<title>Studio</title>');
    }
  });

  it('adds a preview for the link of a collection, but not of a locked one', async () => {
    const { body, headers } = await get('/shared/known');
    expect(body).toContain('<title>Spring line</title>');
    expect(body).toContain('content="https://studio.example/shared/known"');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect((await get('/shared/Vera/Spring/known')).body).toContain('Spring line');
    expect((await get('/shared/locked')).body).toContain('<title>Studio</title>');
  });

  it('adds a preview for a page from the content repository, and sends the page without one when it cannot be read', async () => {
    const { body } = await get('/knowledge-base/tutorial/fill/?from=mail');
    expect(body).toContain('<meta property="og:title" content="Generative fill" />');
    expect(body).toContain('content="https://studio.example/content/pictures/abc/fill.webp?fm=jpg&amp;w=1200"');
    for (const path of ['/about', '/knowledge-base/faq']) {
      const { statusCode, body: page } = await get(path);
      expect([statusCode, page.includes('og:title')], path).toEqual([200, false]);
    }
  });

  it('names the canonical address for search engines, on the public host and without a query', async () => {
    const { body } = await get('/showcase?from=mail&x="><b>');
    expect(body).toContain('<link rel="canonical" href="https://studio.example/showcase" /></head>');
    expect((await get('/')).body).toContain('href="https://studio.example/"');
  });

  it('renders the first page with its styles and data, without preloading scripts', async () => {
    next = '</script> $& of the gallery';
    const { body } = await get('/?from=mail');
    expect(body).toContain(`<div id="root"><main>${next}</main></div>`);
    expect(body).toContain('<title>Kenna</title>');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css" />');
    expect(body).not.toContain('modulepreload');
    const [, data] = /<script type="application\/json" id="first-page">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(data ?? '')).toEqual({
      product: { name: 'Kenna', slug: 'kenna' },
      gallery: { images: [], next },
    });
  });

  it('sends the empty page when the first page cannot be rendered, and for all other paths', async () => {
    next = 'broken';
    for (const path of ['/', '/showcase']) {
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(200);
      expect(body).toContain('Please wait...');
      expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/ground.js" />');
    }
  });

  it('does not serve its renderer or its manifest', async () => {
    for (const path of ['/.first-page/first-page.js', '/.vite/manifest.json']) {
      expect((await get(path)).body, path).not.toMatch(/drawFirstPage|start\.tsx/);
    }
  });

  it('lets browsers cache files with a content hash in their name forever', async () => {
    const { headers, body } = await get('/assets/studio-abc123.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toContain('javascript');
    expect(body).toBe(SCRIPT);
  });

  it('sends files in their compressed form where the build has one, and compresses the page', async () => {
    const { headers, rawPayload } = await get('/assets/studio-abc123.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(rawPayload.length).toBeLessThan(SCRIPT.length);
    const page = await get('/admin', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<title>Studio</title>');
  });

  it('answers 404 for unknown paths of the server and for files of an earlier build', async () => {
    for (const path of ['/api/nowhere', '/files/none.png', '/assets/gone-def456.js', '/metrics']) {
      const { statusCode, headers } = await get(path);
      expect([statusCode, headers['content-type']], path).toEqual([404, 'application/json; charset=utf-8']);
    }
    expect((await app.inject({ method: 'POST', url: '/workplace' })).statusCode).toBe(404);
  });
});
