import { PLAN_TABLE, priceText, type ChangeQuote, type Subscription } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api/api-error.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { consequenceOf, questionOf, type Present, type RequestedChange } from '../offer-words.ts';
import { dayOf } from '../../../lib/text/day-of.ts';
import { quoteQuery } from '../plans.api.ts';
import classes from './change-dialog.module.css';

interface ChangeDialogProps {
  readonly present: Present;
  readonly subscription: Subscription;
  readonly requested: RequestedChange;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms a change of plan: what it costs today, and what is charged next and when. */
export function ChangeDialog({ present, subscription, requested, busy, onConfirm, onClose }: ChangeDialogProps) {
  const { data: quote, error, isFetching, refetch } = useQuery(quoteQuery(requested));
  const { title, confirm, keep } = questionOf(present, requested);
  const due = quote?.due_cents ?? 0;
  return (
    <ConfirmDialog
      title={title}
      confirm={error ? 'Try again' : due > 0 ? `Pay ${priceText(due)} and change` : confirm}
      cancel={keep}
      busy={busy || isFetching}
      onConfirm={error ? () => void refetch() : onConfirm}
      onClose={onClose}
    >
      <p className={classes.words}>{consequenceOf(present, requested, subscription.period_end)}</p>
      <FormProblem text={error ? wordsOf(error) : null} />
      {quote && <Charges quote={quote} requested={requested} />}
    </ConfirmDialog>
  );
}

function Charges({ quote, requested }: { quote: ChangeQuote; requested: RequestedChange }) {
  const { due_cents: due, credit_cents: credit, next_cents: next, next_at: nextAt } = quote;
  const rhythm = requested.isMonthly ? ', and then every month' : ', and then every year';
  return (
    <dl className={classes.charges}>
      <div>
        <dt>Charged today</dt>
        <dd>{priceText(due)}</dd>
      </div>
      {credit > 0 && (
        <div>
          <dt>Credit for the next payments</dt>
          <dd>{priceText(credit)}</dd>
        </div>
      )}
      <div>
        <dt>{next === null ? `From ${dayOf(nextAt)}` : `On ${dayOf(nextAt)}${credit > 0 ? '' : rhythm}`}</dt>
        <dd>{next === null ? `${priceText(0)}, ${PLAN_TABLE.free.name} plan` : priceText(next)}</dd>
      </div>
    </dl>
  );
}

const wordsOf = (error: unknown): string =>
  isApiError(error) ? error.message : 'An unexpected error has occurred. Please try again';
