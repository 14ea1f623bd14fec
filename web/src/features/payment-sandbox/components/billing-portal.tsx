import { Button } from '@mantine/core';
import { offerName, priceText, type SandboxPortal } from '@kenna/contract';
import { useState } from 'react';
import { useChangeCard } from '../payment-sandbox.api.ts';
import { CardForm } from './card-form.tsx';
import classes from './payment-sandbox.module.css';
import { dayOf } from '../../../lib/text/day-of.ts';

interface BillingPortalProps {
  readonly token: string;
  readonly portal: SandboxPortal;
  readonly productName: string;
}

/** The provider's customer portal: the card, the subscription and the invoices. */
export function BillingPortal({ token, portal, productName }: BillingPortalProps) {
  const { email, card, subscription, invoices, return_url: returnUrl } = portal;
  const change = useChangeCard(token);
  const [changes, setChanges] = useState(false);
  const isOwed = subscription?.status === 'past_due';
  return (
    <main className={classes.portal}>
      <p className={classes.merchant}>
        <a href={returnUrl}>Back to {productName}</a>
      </p>
      <h1 className={classes.portalTitle}>Billing</h1>
      <p>{email}</p>
      <section className={classes.section} aria-labelledby="card">
        <h2 id="card" className={classes.heading}>
          Card
        </h2>
        <div className={classes.row}>
          <span>
            {card ? `${card.brand} ending in ${card.lastDigits}` : 'No card yet'}
            {card && <small>expires {card.expires}</small>}
          </span>
          <Button variant="default" size="sm" onClick={() => setChanges((shown) => !shown)}>
            {changes ? 'Keep this card' : 'Change card'}
          </Button>
        </div>
        {isOwed && <p className={classes.owed}>The last payment failed. A new card is charged for it at once.</p>}
        {changes && (
          <div className={classes.section}>
            <CardForm
              action="Save card"
              busy={change.isPending}
              onSend={(typed) => change.mutateAsync(typed).then(() => setChanges(false))}
            />
          </div>
        )}
      </section>
      {subscription && (
        <section className={classes.section} aria-labelledby="subscription">
          <h2 id="subscription" className={classes.heading}>
            Subscription
          </h2>
          <div className={classes.row}>
            <span>{offerName(subscription)}</span>
            <small>
              {subscription.cancels_at_end ? 'Ends' : 'Renews'} on {dayOf(subscription.period_end)}
            </small>
          </div>
        </section>
      )}
      <section className={classes.section} aria-labelledby="documents">
        <h2 id="documents" className={classes.heading}>
          Documents
        </h2>
        {invoices.map(({ id, number, description, amount_cents: cents, issued_at: at, status }) => (
          <div key={id} className={classes.row}>
            <span>
              {description}
              <small>
                {number} · {dayOf(at)}
              </small>
            </span>
            <span>
              {priceText(cents)} <small>{status}</small>
            </span>
          </div>
        ))}
      </section>
    </main>
  );
}
