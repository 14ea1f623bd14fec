import type { Plan } from '@kenna/contract';
import { showToast } from '../../ui/messages/toast.store.ts';
import { leftWords } from './left-words.ts';
import { openSubscribe } from './subscribe.store.ts';

/** Once a visit: a reminder, no nagging. */
let told = false;

/** Says that most of a plan is used, as long as something is left; nothing left has its own dialog. */
export function tellLowQuota(plan: Plan, left: number | null): void {
  if (told || !left) return;
  told = true;
  showToast({
    title: leftWords(plan, left),
    type: 'success',
    action: { label: 'See plans', onAct: () => openSubscribe('offered') },
  });
}
