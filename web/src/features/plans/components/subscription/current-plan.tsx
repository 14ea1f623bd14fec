import { Button } from '@mantine/core';
import { PLAN_TABLE, priceOf, priceText, type BillingState, type Subscription } from '@kenna/contract';
import { mdiAlertCircleOutline, mdiOpenInNew } from '@mdi/js';
import { Icon } from '../../../../ui/icon.tsx';
import { dayOf } from '../../../../lib/text/day-of.ts';
import { usePortal } from '../../plans.api.ts';
import { hasPendingChange } from '../../present-plan.ts';
import classes from './subscription.module.css';

interface CurrentPlanProps {
  readonly state: BillingState;
  readonly busy: boolean;
  readonly onResume: (subscription: Subscription) => void;
  readonly onCancel: () => void;
}

/** The person's current plan, its price, and when it renews or ends. */
export function CurrentPlan({ state, busy, onResume, onCancel }: CurrentPlanProps) {
  const { plan, subscription } = state;
  return (
    <section aria-labelledby="plan" className={classes.current}>
      <h2 id="plan" className={classes.heading}>
        Your plan
      </h2>
      <p className={classes.plan}>{PLAN_TABLE[plan].name}</p>
      <p className={classes.terms}>{termsOf(state)}</p>
      {subscription?.status === 'past_due' && subscription.grace_until && (
        <p className={classes.alert} role="alert">
          <Icon path={mdiAlertCircleOutline} />
          {`Your last payment did not go through. Change your card by ${dayOf(subscription.grace_until)} to keep your plan.`}
        </p>
      )}
      <div className={classes.actions}>
        {subscription && hasPendingChange(subscription) && (
          <Button size="md" loading={busy} onClick={() => onResume(subscription)}>
            {`Keep ${PLAN_TABLE[subscription.plan].name}`}
          </Button>
        )}
        {state.has_portal && <PortalButton />}
        {subscription && !subscription.cancels_at_end && (
          <Button size="md" variant="subtle" color="gray" className={classes.quiet ?? ''} onClick={onCancel}>
            Cancel plan
          </Button>
        )}
      </div>
    </section>
  );
}

function termsOf({ plan, subscription }: BillingState): string {
  if (plan === 'enterprise' && !subscription) return 'As agreed with your company.';
  if (!subscription) return plan === 'free' ? 'No card, no end date.' : 'Granted free of charge.';
  const price = `${priceText(priceOf(subscription))} ${subscription.is_monthly ? 'a month' : 'a year'}`;
  const end = dayOf(subscription.period_end);
  if (subscription.cancels_at_end) return `${price} · ends on ${end}, and nothing more is charged.`;
  if (!subscription.next) return `${price} · renews on ${end}`;
  const { next } = subscription;
  return `${price} · becomes ${PLAN_TABLE[next.plan].name}, ${next.is_monthly ? 'monthly' : 'yearly'}, on ${end}`;
}

function PortalButton() {
  const portal = usePortal();
  function open(): void {
    const portalWindow = window.open('', '_blank');
    portal.mutate(undefined, {
      onSuccess: ({ url }) => (portalWindow ? portalWindow.location.replace(url) : window.location.assign(url)),
      onError: () => portalWindow?.close(),
    });
  }
  return (
    <Button
      size="md"
      variant="default"
      loading={portal.isPending}
      rightSection={<Icon path={mdiOpenInNew} size={18} />}
      onClick={open}
    >
      Payment and invoices
    </Button>
  );
}
