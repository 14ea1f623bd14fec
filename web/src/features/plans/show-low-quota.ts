import type { Plan } from '@kenna/contract';
import { showToast } from '../../ui/messages/toast.store.ts';
import { leftWords } from './left-words.ts';
import { openSubscribe } from './subscribe.store.ts';

/** The reminder is shown once per visit. */
let isShown = false;

/** Shows a toast when the quota is low. Nothing is shown once it is used up, because a dialog then opens instead. */
export function showLowQuota(plan: Plan, left: number | null): void {
  if (isShown || !left) return;
  isShown = true;
  showToast({
    title: leftWords(plan, left),
    type: 'success',
    action: { label: 'See plans', onAct: () => openSubscribe('offered') },
  });
}
