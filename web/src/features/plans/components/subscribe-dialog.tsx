import { isPaidPlan, type Plan } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { changeWords, type RequestedChange } from '../offer-words.ts';
import { billingQuery, useChangeSubscription } from '../plans.api.ts';
import { presentOf } from '../present-plan.ts';
import { subscribeWords } from '../subscribe-words.ts';
import { closeSubscribe, type SubscribeCause } from '../subscribe.store.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { PlanCards } from './offers/plan-cards.tsx';
import classes from './subscribe-dialog.module.css';

const PLANS = ['starter', 'pro', 'enterprise'] as const;

interface SubscribeDialogProps {
  readonly plan: Plan;
  /** Remaining quota, null on an unlimited plan. */
  readonly left: number | null;
  readonly cause: SubscribeCause;
}

/** A dialog with the plans. The checkout opens in another window, so that the work on this page is not lost. */
export function SubscribeDialog({ plan, left, cause }: SubscribeDialogProps) {
  const words = subscribeWords(plan, left, cause);
  const { data: state } = useQuery(billingQuery);
  const change = useChangeSubscription();
  const [checkout, setCheckout] = useState<string | null>(null);
  const [isContacting, setIsContacting] = useState(false);
  const [requested, setRequested] = useState<RequestedChange | null>(null);
  const present = presentOf(plan, state);
  const problem = change.error ? wordsOf(change.error) : null;

  function choose(chosen: Plan, isMonthly: boolean): void {
    if (!isPaidPlan(chosen)) return setIsContacting(true);
    if (present.offer !== null) return setRequested({ plan: chosen, isMonthly });
    send({ plan: chosen, isMonthly });
  }

  function send({ plan: chosen, isMonthly }: RequestedChange): void {
    // Browsers block a window that opens after a response as a pop-up, so it is opened during the click.
    const checkoutWindow = present.offer === null ? window.open('', '_blank') : null;
    change.mutate(
      { plan: chosen, is_monthly: isMonthly },
      {
        onSuccess: ({ checkout_url: url }) => {
          if (url === null) return closeSubscribe();
          setCheckout(url);
          if (checkoutWindow) checkoutWindow.location.replace(url);
        },
        onError: () => checkoutWindow?.close(),
        onSettled: () => setRequested(null),
      },
    );
  }

  return (
    <Modal
      opened
      onClose={closeSubscribe}
      size={920}
      centered
      title={words.title}
      classNames={{ title: classes.title ?? '', body: classes.body ?? '', header: classes.header ?? '' }}
    >
      <p className={classes.text}>{words.text}</p>
      <FormProblem text={problem} />
      {checkout !== null && (
        <p className={classes.waiting} role="status">
          The checkout is open in another tab, and this closes once it is paid.{' '}
          <a href={checkout} target="_blank" rel="noreferrer">
            Open it again
          </a>
        </p>
      )}
      <PlanCards
        plans={PLANS}
        wordsOf={(candidate, isMonthly) => changeWords(present, candidate, isMonthly)}
        disabled={!state}
        busy={change.isPending ? (change.variables.plan as Plan) : null}
        onChoose={choose}
      />
      {requested && state?.subscription && (
        <ChangeDialog
          present={present}
          subscription={state.subscription}
          requested={requested}
          busy={change.isPending}
          onConfirm={() => send(requested)}
          onClose={() => setRequested(null)}
        />
      )}
      {isContacting && <ContactDialog onClose={() => setIsContacting(false)} />}
    </Modal>
  );
}

const wordsOf = (error: unknown): string =>
  isApiError(error) ? error.message : 'An unexpected error has occurred. Please try again';
