/** Designers' words must find the page of the right tool in the project's own documents. */
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBundledContent } from '../../adapters/content/bundled/bundled-content-repository.ts';
import type { ContentRepository } from '../../ports/content-repository.port.ts';
import { createContentService } from './content.service.ts';

const FOLDER = join(import.meta.dirname, '../../../../content');

let repository: ContentRepository;
let ref: string;
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  repository = await openBundledContent({ folder: FOLDER, productName: 'Kenna', token: null, watches: false, log });
  const { body } = await repository.root({ origin: '', token: null });
  ref = (body as { refs: { ref: string }[] }).refs[0]!.ref;
});
afterAll(() => repository.close());

/** Searches like the page in the browser and returns the names of the found documents, best first. */
async function searched(words: string): Promise<string[]> {
  const parameters = new URLSearchParams({ ref, q: `[[fulltext(document, "${words}")]]` });
  const { body } = await repository.search(parameters, { origin: '', token: null });
  return (body as { results: { uid: string }[] }).results.map(({ uid }) => uid);
}

describe('a search in designers’ words', () => {
  it.each([
    ['cutout', 'remove-background'],
    ['erase the background', 'remove-background'],
    ['white background', 'remove-background'],
    ['inpainting', 'generative-fill'],
    ['erase', 'generative-fill'],
    ['enlarge', 'upscale-and-facelift'],
    ['hi-res', 'upscale-and-facelift'],
    ['colorway', 'create-variations'],
    ['recolour', 'create-variations'],
    ['outpaint', 'backdrop-studio'],
    ['new background', 'backdrop-studio'],
    ['fitting', 'virtual-try-on'],
    ['croquis', 'sketch-to-image'],
  ])('“%s” finds the tutorial %s', async (words, uid) => {
    expect((await searched(words)).slice(0, 3)).toContain(uid);
    const pages = await createContentService({ content: repository }).find(`How do I get this: ${words}?`, 3);
    expect(pages.map(({ path }) => path)).toContain(`/knowledge-base/tutorial/${uid}`);
  });

  it('finds the same pages in British and American spelling', async () => {
    expect(await searched('colour')).toEqual(await searched('color'));
    expect((await searched('remove background'))[0]).toBe('remove-background');
    expect((await searched('velvet')).length).toBeGreaterThan(0);
  });
});
