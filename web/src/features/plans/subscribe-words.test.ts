import { describe, expect, it } from 'vitest';
import { subscribeWords } from './subscribe-words.ts';

describe('the words of the subscribe dialog', () => {
  it('say that the quota is used up only if nothing is left', () => {
    expect(subscribeWords('free', 0, 'refused').title).toBe('You have used every prompt of your plan');
    expect(subscribeWords('starter', 0, 'offered').title).toBe('You have used every image of this month');
  });

  it('state the remaining quota after a reminder', () => {
    expect(subscribeWords('free', 3, 'offered').title).toBe('3 prompts are left on your plan');
    expect(subscribeWords('starter', 1, 'offered').title).toBe('1 image is left on your plan');
  });

  it('say that a request takes more than is left', () => {
    const { title, text } = subscribeWords('starter', 1, 'refused');
    expect(title).toBe('This takes more than your plan has left');
    expect(text).toContain('1 image is left on your plan');
  });

  it('do not mention a quota on an unlimited plan', () => {
    expect(subscribeWords('pro', null, 'refused')).toEqual({
      title: 'Choose your plan',
      text: 'You have Pro. These are the other plans.',
    });
  });
});
