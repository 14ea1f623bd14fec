import { isPaidPlan, type Plan } from '@kenna/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeDialog } from '../../features/plans/components/change-dialog.tsx';
import { ContactDialog } from '../../features/plans/components/contact-dialog.tsx';
import { InvoiceList } from '../../features/plans/components/subscription/invoice-list.tsx';
import { PlanRows } from '../../features/plans/components/offers/plan-rows.tsx';
import { CurrentPlan } from '../../features/plans/components/subscription/current-plan.tsx';
import { QuotaMeter } from '../../features/plans/components/subscription/quota-meter.tsx';
import { StorageMeter } from '../../features/plans/components/subscription/storage-meter.tsx';
import type { RequestedChange } from '../../features/plans/offer-words.ts';
import { billingQuery, quotaQuery, storageQuery, useChangeSubscription } from '../../features/plans/plans.api.ts';
import { presentOf } from '../../features/plans/present-plan.ts';
import { isCapped } from '../../features/plans/quota.ts';
import { useUser } from '../../features/session/session.api.ts';
import { serverErrors } from '../../lib/forms/form-errors.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { FormProblem } from '../../ui/messages/form-problem.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import classes from './subscriptions-page.module.css';

/** The plan and the remaining quota, changes of the plan, and invoices. */
export function SubscriptionsPage() {
  usePageTitle('Subscription');
  const user = useUser();
  const { data: state } = useQuery(billingQuery);
  const isMeasuring = [useQuery(storageQuery), useInfiniteQuery(quotaQuery)].some(({ isPending }) => isPending);
  const change = useChangeSubscription();
  const [asked, setAsked] = useState<RequestedChange | null>(null);
  const [contacts, setContacts] = useState(false);
  if (!user || !state || isMeasuring) return <PleaseWait />;
  const present = presentOf(user.plan, state);

  const send = ({ plan, isMonthly }: RequestedChange) =>
    change.mutate(
      { plan, is_monthly: isMonthly },
      {
        onSettled: () => setAsked(null),
        onSuccess: ({ checkout_url: url }) => {
          if (url !== null) window.location.assign(url);
        },
      },
    );
  function choose(plan: Plan, isMonthly: boolean): void {
    if (plan === 'enterprise') return setContacts(true);
    if (present.offer === null) return send({ plan, isMonthly });
    setAsked({ plan, isMonthly });
  }

  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Subscription</h1>
      <FormProblem text={change.error ? serverErrors(change.error).form : null} />
      <CurrentPlan
        state={state}
        busy={change.isPending}
        onResume={({ plan, is_monthly }) => choose(plan, is_monthly)}
        onCancel={() => choose('free', true)}
      />
      {isCapped(user) && <QuotaMeter unit={user.plan === 'free' ? 'prompt' : 'image'} />}
      <StorageMeter />
      {user.is_blocked === 0 && (
        <section aria-labelledby="plans" className={classes.plans}>
          <h2 id="plans" className={classes.heading}>
            {present.offer ? 'Change your plan' : 'Choose a plan'}
          </h2>
          <PlanRows
            present={present}
            busy={change.isPending && isPaidPlan(change.variables.plan) ? change.variables.plan : null}
            onChoose={choose}
          />
        </section>
      )}
      <InvoiceList />
      {asked && state.subscription && (
        <ChangeDialog
          present={present}
          subscription={state.subscription}
          requested={asked}
          busy={change.isPending}
          onConfirm={() => send(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      {contacts && <ContactDialog name={user.name} email={user.email} onClose={() => setContacts(false)} />}
    </main>
  );
}
