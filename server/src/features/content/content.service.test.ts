import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBundledContent } from '../../adapters/content/bundled/bundled-content-repository.ts';
import type { ContentRepository } from '../../ports/content-repository.port.ts';
import { contentFolder, type ContentFolder } from '../../testing/content-folder.ts';
import { exampleDocuments } from '../../testing/example-documents.ts';
import { createTutorialsService } from '../tutorials/tutorials.service.ts';
import { createContentService } from './content.service.ts';

let folder: ContentFolder;
let repository: ContentRepository;
beforeAll(async () => {
  folder = await contentFolder(await exampleDocuments());
  const log = pino({ level: 'silent' });
  repository = await openBundledContent({
    folder: folder.folder,
    productName: 'Kenna',
    token: null,
    watches: false,
    log,
  });
});
afterAll(async () => {
  await repository.close();
  await folder.remove();
});

/** A repository that answers every request with this status. */
const answering = (status: number): ContentRepository => ({
  ...repository,
  root: async () => ({ status, body: { message: 'No' } }),
});

describe('a question', () => {
  it.each([
    ['How large can my pictures be?', '/knowledge-base/faq', 'Up to 6000 pixels.'],
    ['how do i dye wool', '/knowledge-base/colours', 'Dye a coat of wool.'],
    ['What do you do with the brush?', '/knowledge-base/masks', 'Paint with B'],
  ])('“%s” is answered by %s', async (question, path, excerpt) => {
    const [best] = await createContentService({ content: repository }).find(question, 3);
    expect(best).toMatchObject({ path, excerpt: expect.stringContaining(excerpt) });
  });

  it('finds each page once, up to the limit, and none for unknown words', async () => {
    const content = createContentService({ content: repository });
    const pages = await content.find('paint a mask over the button', 5);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(await content.find('paint a mask over the button', 1)).toEqual(pages.slice(0, 1));
    expect(await content.find('what is the weather', 3)).toEqual([]);
  });

  it('is refused while the repository is unreachable, and answered afterwards', async () => {
    let status = 503;
    const flaky = {
      ...repository,
      root: (...asked: Parameters<ContentRepository['root']>) =>
        (status === 200 ? repository : answering(status)).root(...asked),
    };
    const content = createContentService({ content: flaky });
    await expect(content.find('wool', 1)).rejects.toMatchObject({ code: 'content_unavailable' });
    status = 200;
    expect(await content.find('wool', 1)).toHaveLength(1);
  });
});

describe('the preview of a page', () => {
  it('has its title, summary and cover, as a JPEG of the repository', async () => {
    const preview = await createContentService({ content: repository }).previewOf('/knowledge-base/masks');
    expect(preview).toMatchObject({ title: 'Painting masks', description: 'What a mask is' });
    expect(preview?.image).toMatchObject({ width: 1000, height: 500 });
    const { pathname, searchParams } = new URL(preview!.image!.url, 'https://studio.example');
    const picture = await repository.picture(pathname.replace('/content/pictures/', ''), searchParams);
    expect(picture?.contentType).toBe('image/jpeg');
  });

  it('exists for the list of questions and footer pages, and for no unknown page', async () => {
    const { previewOf } = createContentService({ content: repository });
    expect(await previewOf('/knowledge-base/faq')).toMatchObject({ title: 'Questions, answered', image: null });
    expect(await previewOf('/about')).toMatchObject({ title: 'About us', image: null });
    expect(await previewOf('/admin')).toBeNull();
  });
});

describe('the tutorials', () => {
  it('contain the steps of each tool as JSON text, and the styles', async () => {
    const tutorials = createTutorialsService({ content: createContentService({ content: repository }) });
    const { tutorials: list, styles } = await tutorials.list();
    expect(list.map(({ page }) => page)).toEqual(['GenerateFill']);
    expect(JSON.parse(list[0]!.details)).toEqual([
      {
        title: 'Paint',
        detail: 'Paint over the button',
        image_tag: 'A button',
        image_url: expect.stringMatching(/^\/content\/pictures\/\w{12}\/steps\/mask\.webp$/),
      },
    ]);
    expect(styles).toContain('Soft light');
  });
});
