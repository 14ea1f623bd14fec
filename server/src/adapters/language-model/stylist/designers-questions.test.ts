/** Designers' questions in their own words, answered with the project's own knowledge base. */
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentService } from '../../../features/content/content.service.ts';
import type { ContentRepository } from '../../../ports/content-repository.port.ts';
import { openBundledContent } from '../../content/bundled/bundled-content-repository.ts';
import { openLanguageModels } from '../open-language-models.ts';
import { buildingQuestions } from './testing/building-questions.ts';
import type { DesignerQuestion } from './testing/designer-question.ts';
import { heldOutQuestions } from './testing/held-out-questions.ts';
import { unseenQuestions } from './testing/unseen-questions.ts';
import { judgeAnswer, type Judged } from './testing/measure-answers.ts';

const FOLDER = join(import.meta.dirname, '../../../../../content');
/** Number of pages that the assistant gives to a model. */
const PAGES = 4;
const SHARE_ON_THE_POINT = 0.9;

let repository: ContentRepository;
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  repository = await openBundledContent({ folder: FOLDER, productName: 'Kenna', token: null, watches: false, log });
});
afterAll(() => repository.close());

async function judgeAll(questions: readonly DesignerQuestion[]): Promise<Judged[]> {
  const [model] = await openLanguageModels({ productName: 'Kenna', endpoint: null });
  const knowledge = createContentService({ content: repository });
  return Promise.all(
    questions.map(async (question) => judgeAnswer(model!, question, await knowledge.find(question.asks, PAGES))),
  );
}

describe('a question of a designer', () => {
  it.each([
    ['while the answers are written', buildingQuestions],
    ['as it was put aside', heldOutQuestions],
    ['as it was written before the answers were read', unseenQuestions],
  ])('gets a relevant or an honest answer, %s', async (_, questions) => {
    const judged = await judgeAll(questions);
    expect(judged.filter((answer) => answer.is === 'wrong')).toEqual([]);
    const hits = judged.filter((answer) => answer.is === 'on the point');
    expect(hits.length / judged.length).toBeGreaterThanOrEqual(SHARE_ON_THE_POINT);
  });
});
