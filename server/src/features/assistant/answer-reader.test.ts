import { describe, expect, it } from 'vitest';
import { createAnswerReader } from './answer-reader.ts';
import { readMarks } from './read-marks.ts';

/** The text that a person sees when an answer arrives in these pieces, and the rest at its end. */
function readAll(pieces: readonly string[]) {
  const reader = createAnswerReader();
  const seen = pieces.map(reader.read).join('');
  return { seen, ...reader.end() };
}

const ANSWER =
  'Try *this*:\n\n- red @ noon\n@@ {"mark":"ask","text":"More?"}\n  @@ {"mark":"create","prompt":"a"}\nBye.\n';

describe('an answer with marks', () => {
  it('is parsed the same way however it is split into pieces', () => {
    const whole = readAll([ANSWER]);
    expect(whole.text).toBe('Try *this*:\n\n- red @ noon\nBye.');
    expect(whole.marks).toEqual(['{"mark":"ask","text":"More?"}', '{"mark":"create","prompt":"a"}']);
    for (let size = 1; size < 12; size += 1) {
      const pieces = ANSWER.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      const { seen, text, marks } = readAll(pieces);
      expect(seen).not.toContain('@@');
      expect({ text, marks }).toEqual({ text: whole.text, marks: whole.marks });
    }
  });

  it('may end in the middle of a mark, or contain one that never ends', () => {
    expect(readAll(['Yes.\n@@ {"mark":"as'])).toMatchObject({ text: 'Yes.', marks: ['{"mark":"as'] });
    const { text, marks } = readAll(['Yes.\n@@ ', 'x'.repeat(9000), 'y', '\nNo.']);
    expect({ text, marks }).toEqual({ text: 'Yes.\nNo.', marks: [] });
  });

  it('leaves no empty code fence when a model wrote its marks inside one', () => {
    expect(readAll(['Yes.\n\n```json\n@@ {"mark":"ask","text":"More?"}\n```']).text).toBe('Yes.');
  });
});

describe('the content of marks', () => {
  const pages = [{ title: 'Masks', path: '/knowledge-base/masks', excerpt: '' }];
  const offer = (...marks: object[]) =>
    readMarks(
      marks.map((mark) => JSON.stringify(mark)),
      { pages, pictures: new Set([7]) },
    );

  it('is offered without duplicates', () => {
    const read = { mark: 'read', path: '/knowledge-base/masks' };
    const { actions, sources } = offer(
      read,
      read,
      { ...read, mark: 'source' },
      { mark: 'open', tool: 'Adjust', picture: 7 },
    );
    expect(actions).toEqual([
      { kind: 'read', label: 'Read Masks', path: '/knowledge-base/masks' },
      { kind: 'open-tool', label: 'Open Adjust', tool: 'Adjust', prompt: '', image_id: 7 },
    ]);
    expect(sources).toEqual([{ title: 'Masks', path: '/knowledge-base/masks' }]);
  });

  it.each([
    [{ mark: 'read', path: '//evil.example' }],
    [{ mark: 'source', path: '/knowledge-base/other' }],
    [{ mark: 'open', tool: 'DeleteEverything' }],
    [{ mark: 'create', prompt: ' ' }],
    [{ mark: 'create', prompt: 'x'.repeat(3000) }],
    [{ mark: 'ask', text: 'x'.repeat(500) }],
    [{ mark: 'pay', amount: 5 }],
  ])('is nothing for %j', (mark) => {
    expect(offer(mark)).toEqual({ actions: [], sources: [], questions: [] });
  });

  it('is limited in number', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ mark: 'create', prompt: `dress ${index}` }));
    expect(offer(...many).actions).toHaveLength(4);
  });
});
