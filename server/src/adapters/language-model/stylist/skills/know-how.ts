/** Practical advice for the case that a question describes. */
import { clothKnowHow } from '../knowledge/know-how/cloth-know-how.ts';
import { constructionKnowHow } from '../knowledge/know-how/construction-know-how.ts';
import { styleKnowHow } from '../knowledge/know-how/style-know-how.ts';
import type { Question, Reply } from '../reply.ts';
import { asksForMeaning, isQuestion, subjectsIn } from '../subjects.ts';

const COMPARES = / (vs|versus|difference|differ) /;

const cases = [...clothKnowHow, ...constructionKnowHow, ...styleKnowHow].map((knowHow) => ({
  knowHow,
  tests: knowHow.about.map((words) => new RegExp(` (?:${words})(?:s|es|ing)? `)),
}));

export function knowHowSkill(asked: Question): Reply | null {
  if (!isQuestion(asked)) return null;
  const { terms, uses } = subjectsIn(asked.words);
  const isOfWords =
    terms.some((term) => asksForMeaning(asked.words, term)) || (terms.length > 0 && COMPARES.test(asked.words));
  const asksForCloth = / (what|which|best|good) (\w+ )?(fabrics?|materials?|cloths?|linings?) /.test(asked.words);
  if (isOfWords || (asksForCloth && uses.length > 0)) return null;
  const met = cases.filter(({ tests }) => tests.every((test) => test.test(asked.words)));
  const [best] = met.toSorted((one, other) => other.tests.length - one.tests.length);
  return best ? { paragraphs: [best.knowHow.says], marks: [] } : null;
}
