import { PLAN_TABLE, type Plan } from '@kenna/contract';
import { leftWords } from './left-words.ts';
import { isCapped } from './quota.ts';
import type { SubscribeCause } from './subscribe.store.ts';

interface SubscribeWords {
  readonly title: string;
  readonly text: string;
}

const NOTHING_IS_LOST = 'Your pictures, your drafts and your downloads stay as they are.';

/** Returns the title and text of the dialog about the person's current plan. */
export function subscribeWords(plan: Plan, left: number | null, cause: SubscribeCause): SubscribeWords {
  if (!isCapped({ plan, render_limit: left }) || left === null) {
    return { title: 'Choose your plan', text: `You have ${PLAN_TABLE[plan].name}. These are the other plans.` };
  }
  if (left === 0) {
    const title =
      plan === 'starter' ? 'You have used every image of this month' : 'You have used every prompt of your plan';
    return { title, text: `${NOTHING_IS_LOST} These plans let you continue.` };
  }
  if (cause === 'refused') {
    return {
      title: 'This takes more than your plan has left',
      text: `${leftWords(plan, left)}. Ask for fewer images, or choose a plan that includes more. ${NOTHING_IS_LOST}`,
    };
  }
  return { title: leftWords(plan, left), text: 'You can continue to use them. These plans include more.' };
}
