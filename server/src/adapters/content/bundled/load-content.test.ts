import { afterEach, expect, it } from 'vitest';
import { contentFolder, type ContentFolder } from '../../../testing/content-folder.ts';
import { exampleDocuments } from '../../../testing/example-documents.ts';
import { loadContent } from './load-content.ts';

let folder: ContentFolder;
afterEach(() => folder.remove());

const written = (fields: string, body = '') => `---\n${fields}\npublished: 2026-01-01\n---\n${body}`;

async function mistakesOf(files: Record<string, string>): Promise<string[]> {
  folder = await contentFolder({ ...(await exampleDocuments()), ...files });
  const error: unknown = await loadContent(folder.folder, 'Kenna').catch((reason: unknown) => reason);
  return error instanceof Error ? error.message.split('\n  ').slice(1) : [];
}

it('reports all mistakes at once, each with its file, field or line and the expected value', async () => {
  const mistakes = await mistakesOf({
    'documents/lesson/a.md': written('title: ""\norder: first\ncover: x.webp\ncolour: red\nsteps:\n  - caption: c'),
    'documents/lesson/b.md': 'No fields.',
    'documents/lesson/c.md': '---\ntitle: [open\n---\n',
    'documents/lesson/d.json': '{ "title": ',
    'documents/lesson/Not A Name.md': written('title: T\nsummary: S'),
    'documents/lesson/masks.json': JSON.stringify({ title: 'T', summary: 'S', published: '2026-01-01' }),
    'documents/page/de.de-de.md': written('title: T\nsummary: S'),
    'documents/novel/a.md': written('title: T'),
    'pictures/broken.webp': 'no picture',
    'documents/tutorial/e.md': written(
      'title: T\nsummary: S\nmode: Nothing\nlesson: page/about\nrelated:\n  - document: page/nobody',
    ),
  });
  const expected = [
    'pictures/broken.webp: is not a picture',
    'documents/lesson/Not A Name.md: must be named as uid.md',
    'documents/lesson/b.md: line 1: a document begins with its fields',
    'documents/lesson/c.md: line 3: ',
    'documents/lesson/d.json: ',
    'documents/novel: is not a type of document; there are page, lesson',
    'documents/page/de.de-de.md: de-de is not a language',
    'documents/lesson/masks.md: is the same document as documents/lesson/masks.json',
    'documents/lesson/a.md: title: must not be empty',
    'documents/lesson/a.md: summary: must be set',
    'documents/lesson/a.md: order: must be a number',
    'documents/lesson/a.md: cover: must be a picture with its words',
    'documents/lesson/a.md: steps.0.picture: must be set',
    'documents/lesson/a.md: colour: is not a field here; there are',
    'documents/tutorial/e.md: mode: must be one of GenerateImage',
  ];
  for (const mistake of expected) expect(mistakes).toContainEqual(expect.stringContaining(mistake));
  expect(mistakes).toHaveLength(expected.length);
});

it('reports missing targets of a text and unsupported markup', async () => {
  const fields = 'title: T\nsummary: S\nmode: Backdrop\nlesson: page/about\nrelated:\n  - document: page/nobody';
  const body = [
    '[a](/knowledge-base/nowhere) [b](javascript:alert)',
    '',
    '![](steps/mask.webp)',
    '',
    '![A mask](steps/none.webp)',
    '',
    'Text with ![A mask](steps/mask.webp)',
    '',
    '- one',
    '  - inside',
    '',
    '<b>bold</b>',
  ].join('\n');
  const place = 'documents/tutorial/e.md: ';
  expect(await mistakesOf({ 'documents/tutorial/e.md': written(fields, body) })).toEqual([
    `${place}lesson: must name a lesson`,
    `${place}related.0.document: there is no document page/nobody`,
    `${place}line 10: there is no page /knowledge-base/nowhere`,
    expect.stringContaining(`${place}line 10: “javascript:alert” leads nowhere`),
    expect.stringContaining(`${place}line 12: a picture needs words`),
    `${place}line 14: there is no picture steps/none.webp in content/pictures`,
    `${place}line 16: a picture needs a paragraph of its own`,
    expect.stringContaining(`${place}line 18: an entry of a list holds text only`),
    expect.stringContaining(`${place}line 21: html has no place in rich text`),
    expect.stringContaining(`${place}line 21: html has no place in rich text`),
  ]);
});

it('requires answers to questions and labels of releases', async () => {
  expect(
    await mistakesOf({
      'documents/faq/a.md': written('title: T\nsummary: S', 'No question.'),
      'documents/faq/b.md': written('title: T\nsummary: S', '## Why?\n\n## How?\n\nSo.'),
    }),
  ).toEqual([
    'documents/faq/a.md: body: must have questions as headings: ## How do I …?',
    'documents/faq/b.md: body: the question “Why?” has no answer below it',
  ]);
  await folder.remove();
  expect(await mistakesOf({ 'releases/spring/release.json': '{}' })).toEqual([
    expect.stringContaining('releases/spring/release.json: label: '),
  ]);
});
