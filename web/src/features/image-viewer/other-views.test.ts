import type { BriefChip, SceneVocabulary } from '@kenna/contract';
import { expect, test } from 'vitest';
import { otherViews } from './other-views.ts';

const vocabulary: SceneVocabulary = {
  kinds: { view: ['front', 'side', 'back'].map((name) => ({ name, label: name })) },
  attributes: {},
  attributesOf: { dress: ['waist'], shoe: ['heel'] },
};
const chip = (kind: string, name: string): BriefChip => ({
  kind,
  name,
  label: name,
  piece: 0,
  source: 'prompt',
  start: 0,
  end: 1,
});
const views = (brief: BriefChip[], take = {}) => otherViews({ brief, take }, vocabulary);

test('leave out the view that the take or the words name', () => {
  expect(views([chip('form', 'dress'), chip('view', 'side')])).toEqual(['front', 'back']);
  expect(views([chip('form', 'dress'), chip('view', 'side')], { view: 'back' })).toEqual(['front', 'side']);
});

test('leave out the front view of clothes, and no view of other things, when no view is named', () => {
  expect(views([chip('form', 'dress')])).toEqual(['side', 'back']);
  expect(views([chip('form', 'shoe')])).toEqual(['front', 'side', 'back']);
});
