import { expect, test } from 'vitest';
import { foundPassage } from './found-passage.ts';
import type { WrittenDocument } from './written-documents.ts';

const block = (type: string, text: string) => ({ type, text, spans: [], direction: 'ltr' });
const written = (data: object) =>
  ({ type: 'lesson', data: { title: 'Fill', summary: 'Paint and fill.', ...data } }) as unknown as WrittenDocument;
const lesson = written({
  body: [
    block('paragraph', 'Generative fill changes a part of a picture.'),
    block('heading2', 'When it goes wrong'),
    block(
      'paragraph',
      `${'Look at the picture again. '.repeat(8)}Grow the mask by a few pixels. ${'And again. '.repeat(20)}`,
    ),
  ],
});

test('shows the passage that contains most of the words, and its section', () => {
  const { marks, anchor } = foundPassage(lesson, 'grow mask');
  expect(anchor).toBe('when-it-goes-wrong');
  expect(marks.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Grow', 'mask']);
  const text = marks.map((mark) => mark.text).join('');
  expect(text).toMatch(/^… .*Grow the mask by a few pixels\..* …$/);
  expect(text.length).toBeLessThan(200);
});

test('links to the question whose answer matches', () => {
  const faq = written({ questions: [{ question: 'Are prompts refilled?', answer: [block('paragraph', 'No.')] }] });
  expect(foundPassage(faq, 'refilled').anchor).toBe('are-prompts-refilled');
});

test('shows the summary when the text contains none of the words', () => {
  expect(foundPassage(lesson, 'zebra')).toEqual({ marks: [{ text: 'Paint and fill.', isMatch: false }], anchor: null });
});
