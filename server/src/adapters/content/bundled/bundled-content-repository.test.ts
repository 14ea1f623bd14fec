/** Uses the official client, unmodified, against the bundled repository over HTTP. */
import {
  asHTML,
  asImagePixelDensitySrcSet,
  asImageWidthSrcSet,
  asLink,
  filter,
  NotFoundError,
  ParsingError,
  type ClientConfig,
  type ImageField,
  type PrismicDocument,
  type RichTextField,
} from '@prismicio/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleRepository, type ExampleRepository } from '../../../testing/example-repository.ts';

const ROUTES = [
  { type: 'page', path: '/:uid' },
  { type: 'page', uid: 'about', lang: 'fr-fr', path: '/:lang/a-propos' },
  { type: 'lesson', path: '/learn/:uid' },
  { type: 'tutorial', resolvers: { chapter: 'lesson' }, path: '/learn/:chapter/:uid' },
];

let content: ExampleRepository;
beforeAll(async () => {
  content = await exampleRepository();
});
afterAll(() => content.close());

const client = (config: ClientConfig = {}) => content.client(config);
const uids = (documents: readonly PrismicDocument[]) =>
  documents.map(({ uid, lang }) => (lang === 'en-us' ? uid : `${uid} ${lang}`));
const byUid = (documents: readonly PrismicDocument[]) => uids(documents).toSorted();

describe('the root', () => {
  it('lists refs, forms, tags, types and languages', async () => {
    const repository = await client().getRepository();
    expect(repository).toMatchObject({
      refs: [{ id: 'master', label: 'Master', isMasterRef: true }],
      integrationFieldsRef: null,
      tags: ['company', 'masks', 'tools'],
      types: { page: 'Page', lesson: 'Lesson', tutorial: 'Tutorial', faq: 'Questions and answers' },
      languages: [{ id: 'en-us', is_master: true }, { id: 'fr-fr' }],
      forms: { everything: { action: `${content.server.endpoint}/documents/search` } },
    });
    expect(await client().getTags()).toEqual(repository.tags);
    expect(await client().getMasterRef()).toEqual(repository.refs[0]);
  });
});

describe('a call of the client', () => {
  it('gets documents by UID, id, type and list of ids', async () => {
    const asked = client();
    const about = await asked.getByUID('page', 'about');
    expect(about).toMatchObject({ type: 'page', uid: 'about', lang: 'en-us', data: { title: 'About us' } });
    expect(await asked.getByID(about.id)).toEqual(about);
    expect(await asked.getSingle('page')).toEqual(about);
    expect(uids((await asked.getByIDs([about.id])).results)).toEqual(['about']);
    expect(uids(await asked.getAllByIDs([about.id]))).toEqual(['about']);
    expect(byUid((await asked.getByUIDs('lesson', ['masks', 'colours'])).results)).toEqual(['colours', 'masks']);
    expect(byUid(await asked.getAllByUIDs('lesson', ['masks']))).toEqual(['masks']);
    expect(byUid((await asked.getByType('lesson')).results)).toEqual(['colours', 'masks']);
    expect(byUid(await asked.getAllByType('lesson'))).toEqual(['colours', 'masks']);
    expect(byUid((await asked.getByTag('masks')).results)).toEqual(['fill', 'masks']);
    expect(byUid(await asked.getAllByTag('tools'))).toEqual(['colours', 'masks']);
    expect(byUid((await asked.getByEveryTag(['masks', 'tools'])).results)).toEqual(['masks']);
    expect(byUid(await asked.getAllByEveryTag(['masks', 'tools']))).toEqual(['masks']);
    expect(byUid((await asked.getBySomeTags(['company', 'tools'])).results)).toEqual(['about', 'colours', 'masks']);
    expect(byUid(await asked.getAllBySomeTags(['company']))).toEqual(['about']);
    expect(byUid(await asked.dangerouslyGetAll({ pageSize: 3 }))).toEqual([
      'about',
      'colours',
      'fill',
      'masks',
      'pictures',
    ]);
    expect((await asked.getFirst({ orderings: { field: 'my.lesson.order' } })).uid).toBe('colours');
  });

  it('gets pages of at most a hundred documents', async () => {
    const lessons = { orderings: { field: 'my.lesson.order' }, filters: [filter.at('document.type', 'lesson')] };
    const first = await client().get({ ...lessons, pageSize: 1 });
    expect(first).toMatchObject({
      page: 1,
      results_per_page: 1,
      results_size: 1,
      total_results_size: 2,
      total_pages: 2,
    });
    expect(first.prev_page).toBeNull();
    const second = (await (await fetch(first.next_page!)).json()) as typeof first;
    expect([second.page, second.next_page, uids(second.results)]).toEqual([2, null, ['masks']]);
    expect(uids((await client().get({ ...lessons, after: first.results[0]!.id })).results)).toEqual(['masks']);
    expect((await client().get({ pageSize: 500 })).results_per_page).toBe(100);
  });

  it('gets documents in the requested language', async () => {
    const types = [filter.at('document.type', 'page')];
    expect(uids((await client().get({ filters: types, lang: 'fr-fr' })).results)).toEqual(['about fr-fr']);
    expect(byUid((await client().get({ filters: types, lang: '*' })).results)).toEqual(['about', 'about fr-fr']);
    const about = await client().getByUID('page', 'about');
    expect(about.alternate_languages).toMatchObject([{ uid: 'about', type: 'page', lang: 'fr-fr' }]);
  });

  it('gets the error of an invalid query with its position', async () => {
    const search = (filters: string[]) => client().get({ filters });
    await expect(search(['[at(my.page.nothing, "x")]'])).rejects.toThrow(ParsingError);
    await expect(search(['[at(my.page.nothing, "x")]'])).rejects.toThrow("unexpected field 'my.page.nothing'");
    await expect(search(['[sounds.like(document, "x")]'])).rejects.toThrow('[function sounds.like]');
    await expect(search([filter.numberGreaterThan('my.page.title', 3)])).rejects.toThrow(ParsingError);
    await expect(search(['[at(document.type "x")]'])).rejects.toMatchObject({ response: { pos: { column: 20 } } });
    await expect(client().get({ graphQuery: '{ page {' })).rejects.toThrow('[graphQuery]');
    await expect(client().get({ orderings: { field: 'my.page.nothing' } })).rejects.toThrow('[orderings]');
    await expect(client().getByUID('page', 'nobody')).rejects.toThrow(NotFoundError);
  });
});

describe('filters', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  it.each([
    [filter.at('document.type', 'faq'), ['pictures']],
    [filter.not('document.type', 'lesson'), ['about', 'fill', 'pictures']],
    [filter.any('document.type', ['faq', 'page']), ['about', 'pictures']],
    [filter.in('my.lesson.uid', ['masks', 'about']), ['masks']],
    [filter.at('my.tutorial.mode', 'GenerateFill'), ['fill']],
    [filter.at('my.page.title', 'About "us"'), []],
    [filter.fulltext('document', 'dyed wool'), ['colours']],
    [filter.fulltext('document', 'wool mask'), []],
    [filter.fulltext('my.faq.questions.answer', 'pixel'), ['pictures']],
    [filter.has('my.lesson.cover'), ['masks']],
    [filter.missing('my.lesson.cover'), ['colours']],
    [filter.has('my.tutorial.steps'), ['fill']],
    [filter.numberLessThan('my.lesson.order', 2), ['colours']],
    [filter.numberGreaterThan('my.lesson.order', 1), ['masks']],
    [filter.numberInRange('my.tutorial.order', 5, 6), ['fill']],
    [filter.dateAfter('document.first_publication_date', day('2026-05-01')), ['fill', 'pictures']],
    [filter.dateBefore('document.first_publication_date', '2026-02-01'), ['masks']],
    [filter.dateBetween('document.first_publication_date', '2026-02-01', '2026-03-10'), ['about', 'colours']],
    [filter.dateDayOfMonth('document.first_publication_date', 15), ['fill']],
    [filter.dateDayOfMonthAfter('document.first_publication_date', 10), ['fill']],
    [filter.dateDayOfMonthBefore('document.first_publication_date', 5), ['colours', 'pictures']],
    [filter.dateDayOfWeek('document.first_publication_date', 'Monday'), ['masks', 'pictures']],
    [filter.dateDayOfWeekAfter('document.first_publication_date', 5), ['colours']],
    [filter.dateDayOfWeekBefore('document.first_publication_date', 'tuesday'), ['masks', 'pictures']],
    [filter.dateMonth('document.first_publication_date', 'may'), ['fill']],
    [filter.dateMonthAfter('document.first_publication_date', 'April'), ['fill', 'pictures']],
    [filter.dateMonthBefore('document.last_publication_date', 3), ['colours']],
    [filter.dateYear('document.first_publication_date', 2025), []],
    [filter.dateHour('document.first_publication_date', 0), ['about', 'colours', 'fill', 'masks', 'pictures']],
    [filter.dateHourAfter('document.first_publication_date', 0), []],
    [filter.dateHourBefore('document.first_publication_date', 1), ['about', 'colours', 'fill', 'masks', 'pictures']],
  ])('%s', async (asked, expected) => {
    expect(byUid((await client().get({ filters: [asked] })).results)).toEqual(expected);
  });

  it('are combined, and a search ranks matches in the title first', async () => {
    const tools = [filter.fulltext('document', 'paint'), filter.any('document.tags', ['masks'])];
    expect(uids((await client().get({ filters: tools })).results)).toEqual(['masks', 'fill']);
  });

  it('find similar documents', async () => {
    const { id } = await client().getByUID('lesson', 'masks');
    expect(uids((await client().get({ filters: [filter.similar(id, 2)] })).results)[0]).toBe('fill');
  });
});

describe('the selection of fields', () => {
  it('returns the named fields and those of linked documents', async () => {
    const fetched = await client().getByUID('tutorial', 'fill', {
      fetch: ['my.tutorial.lesson'],
      fetchLinks: 'lesson.title',
    });
    expect(fetched.data).toEqual({
      lesson: expect.objectContaining({ uid: 'masks', data: { title: 'Painting masks' } }),
    });
  });

  it('follows links as a graph query says', async () => {
    const graphQuery = `{ tutorial { title lesson { ... on lesson { summary related { document { ... on page { title } } } } } } }`;
    const { data } = await client().getByUID('tutorial', 'fill', { graphQuery });
    const summary = 'What a mask is';
    expect(data).toMatchObject({
      title: 'Generative fill',
      lesson: {
        data: { summary, related: [{ document: { type: 'tutorial' } }, { document: { data: { title: 'About us' } } }] },
      },
    });
    expect(Object.keys(data)).toEqual(['title', 'lesson']);
  });
});

describe('routes', () => {
  it('give documents and links the addresses of their pages', async () => {
    const asked = client({ routes: ROUTES });
    expect((await asked.getByUID('tutorial', 'fill')).url).toBe('/learn/masks/fill');
    expect((await asked.getByUID('page', 'about', { lang: 'fr-fr' })).url).toBe('/fr-fr/a-propos');
    const about = await asked.getByUID('page', 'about');
    expect(about.url).toBe('/about');
    expect(asHTML(about.data.body as RichTextField)).toBe(
      '<p>We make <strong>garments</strong> with <em>words</em>. See <a href="/learn/masks">the lesson</a> or ' +
        '<a href="https://example.com" target="_blank" rel="noopener noreferrer">elsewhere</a>.</p>',
    );
    const { data } = await asked.getByUID('lesson', 'masks');
    expect(asLink((data.related as { document: { link_type: 'Any' } }[])[0]!.document)).toBe('/learn/masks/fill');
    expect((await client().getByUID('page', 'about')).url).toBeNull();
  });
});

describe('text and pictures', () => {
  it('have the format that the client renders', async () => {
    const { data } = await client().getByUID('lesson', 'masks');
    const body = data.body as RichTextField;
    expect(body.map(({ type }) => type)).toEqual([
      'heading2',
      'list-item',
      'list-item',
      'o-list-item',
      'paragraph',
      'image',
    ]);
    expect(asHTML(body)).toContain(
      '<li>Paint with <span class="code">B</span></li><li>Erase</li></ul><ol><li>First</li></ol>',
    );
    expect(body[4]).toMatchObject({ spans: [{ type: 'label', start: 0, end: 15, data: { label: 'note' } }] });
    expect(body[5]).toMatchObject({ alt: 'A mask', copyright: 'The studio', dimensions: { width: 1000, height: 500 } });
  });

  it('are served in the requested widths, never enlarged, and cached for ever', async () => {
    const { data } = await client().getByUID('lesson', 'masks');
    const cover = data.cover as ImageField<never, 'filled'>;
    const widthOf = async (address: string) => {
      const response = await fetch(address);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      return (await sharp(await response.arrayBuffer()).metadata()).width;
    };
    const addressesIn = (srcset: string) => srcset.split(', ').map((part) => part.split(' ')[0]!);
    const wide = addressesIn(asImageWidthSrcSet(cover).srcset);
    expect(await Promise.all(wide.map(widthOf))).toEqual([640, 828, 1000, 1000, 1000]);
    const dense = addressesIn(asImagePixelDensitySrcSet(cover, { w: 320 }).srcset);
    expect(await Promise.all(dense.map(widthOf))).toEqual([320, 640, 1000]);
    expect((await fetch(cover.url.replace(/pictures\/\w+/, 'pictures/0123456789ab'))).status).toBe(404);
    expect((await fetch(`${content.server.origin}/content/pictures/../repository.json`)).status).toBe(404);
  });
});

describe('a change in the folder', () => {
  it('is loaded while the server runs, and an expired ref leads to the new state', async () => {
    const { ref: before } = await client().getMasterRef();
    const title = async () => (await client().getByUID('page', 'about')).data.title;
    await content.folder.write({ 'documents/page/about.md': '---\ntitle: [broken\n---\n' });
    await content.folder.write({
      'documents/page/about.md': '---\ntitle: New words\nsummary: s\npublished: 2026-03-10\n---\n',
    });
    await vi.waitFor(async () => expect(await title()).toBe('New words'), { timeout: 20_000 });
    const search = (ref: string) => fetch(`${content.server.endpoint}/documents/search?ref=${ref}`);
    expect((await search(before)).status).toBe(410);
    expect((await search('never-was')).status).toBe(404);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await client().getByUID('page', 'about', { ref: before })).data.title).toBe('New words');
  });
});
