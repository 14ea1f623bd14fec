import type { ChatMessage, ImageItem, RenderView } from '@kenna/contract';
import { expect, test } from 'vitest';
import { announcementOf, currentPictureOf, liveStepOf, stepAfter, stepBefore, stepsOf } from './thread-steps.ts';

const image = (id: number, parent: number | null = null) => ({ id, parent_image_id: parent }) as ImageItem;
const said = { role: 'user', render: null, picture: null } as ChatMessage;
const answer = (status: RenderView['status'], images: ImageItem[], picture: ImageItem | null) =>
  ({
    role: 'assistant',
    text: 'Made it red',
    picture,
    render: { status, images, reason: 'Too dark.', can: { cancel: status === 'processing' } },
  }) as ChatMessage;

const source = image(1);
const red = image(2, 1);
const bright = image(3, 2);
const messages = [said, answer('completed', [red], red), said, answer('completed', [bright], bright)];

test('counts the source picture and each result as a step', () => {
  expect(stepsOf(source, messages).map(({ image: { id }, number }) => [id, number])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
  expect(stepsOf(null, messages).map(({ number }) => number)).toEqual([1, 2]);
});

test('has the picture of the last answer as the current one, also after an undo', () => {
  expect(currentPictureOf(source, [])).toBe(source);
  expect(currentPictureOf(source, messages)).toBe(bright);
  const undone = { role: 'assistant', render: null, outcome: 'undo', picture: red } as ChatMessage;
  expect(currentPictureOf(source, [...messages, said, undone])).toBe(red);
});

test('finds the step before and the newest one after', () => {
  const again = image(4, 1);
  const steps = stepsOf(source, [...messages, said, answer('completed', [again], again)]);
  expect(stepBefore(bright, steps)?.number).toBe(1);
  expect(stepBefore(source, steps)).toBeNull();
  expect(stepAfter(source, steps)?.image.id).toBe(4);
  expect(stepAfter(bright, steps)).toBeNull();
});

test('finds the running render', () => {
  const live = answer('processing', [], source);
  expect(liveStepOf([said, live])).toBe(live.render);
  expect(liveStepOf(messages)).toBeNull();
});

test('announces the end of a step, and why it failed', () => {
  expect(announcementOf(messages)).toBe('The picture is ready. Made it red');
  expect(announcementOf([said, answer('error', [], source)])).toBe('Not completed. Too dark.');
  expect(announcementOf([])).toBe('');
});
