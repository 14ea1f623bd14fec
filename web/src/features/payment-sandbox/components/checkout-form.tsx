import { Button } from '@mantine/core';
import { offerName, PLAN_TABLE, priceText, type SandboxCheckout } from '@kenna/contract';
import { useEffect } from 'react';
import { serverErrors } from '../../../lib/forms/form-errors.ts';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { useConfirm, usePay } from '../payment-sandbox.api.ts';
import { CardForm } from './card-form.tsx';
import classes from './payment-sandbox.module.css';

interface CheckoutFormProps {
  readonly reference: string;
  readonly checkout: SandboxCheckout;
  readonly productName: string;
}

/** The checkout page: the order and the card form. After payment it returns to the product. */
export function CheckoutForm({ reference, checkout, productName }: CheckoutFormProps) {
  const { status, success_url: successUrl } = checkout;
  useEffect(() => {
    if (successUrl !== null) window.location.replace(successUrl);
  }, [successUrl]);
  return (
    <main className={classes.halves}>
      <Order checkout={checkout} productName={productName} />
      <div className={classes.pay}>
        {status === 'completed' && <p role="status">Paid. One moment…</p>}
        {status === 'expired' && (
          <div>
            <h2 className={classes.heading}>This checkout has expired</h2>
            <p className={classes.fact}>
              Nothing was charged. A checkout ends after a while, and when another one is begun.
            </p>
            <Button component="a" href={checkout.cancel_url} size="md">
              Choose a plan again
            </Button>
          </div>
        )}
        {(status === 'open' || status === 'confirming') && (
          <Payment reference={reference} checkout={checkout} isConfirming={status === 'confirming'} />
        )}
      </div>
    </main>
  );
}

function Order({ checkout, productName }: Omit<CheckoutFormProps, 'reference'>) {
  const { plan, is_monthly: isMonthly, amount_cents: cents, cancel_url: cancelUrl } = checkout;
  const price = priceText(cents);
  return (
    <div className={classes.order} data-expired={checkout.status === 'expired'}>
      <p className={classes.merchant}>
        <a href={cancelUrl}>Back to {productName}</a>
      </p>
      <h1 className={classes.what}>
        Subscribe to {productName} {PLAN_TABLE[plan].name}
      </h1>
      <p className={classes.amount}>{price}</p>
      <p className={classes.per}>{isMonthly ? 'a month, until you cancel' : 'a year, until you cancel'}</p>
      <dl className={classes.lines}>
        <div>
          <dt>{offerName(checkout)}</dt>
          <dd>{price}</dd>
        </div>
        {checkout.status !== 'expired' && (
          <div>
            <dt>Due today</dt>
            <dd>{price}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

interface PaymentProps extends Omit<CheckoutFormProps, 'productName'> {
  readonly isConfirming: boolean;
}

function Payment({ reference, checkout, isConfirming }: PaymentProps) {
  const pay = usePay(reference);
  const confirm = useConfirm(reference);
  const refusal = confirm.error ? serverErrors(confirm.error).form : null;
  if (isConfirming) {
    return (
      <div className={classes.bank} role="group" aria-labelledby="bank">
        <h2 id="bank">Is it you?</h2>
        <p>{`Your test bank asks before it pays ${priceText(checkout.amount_cents)}.`}</p>
        <div className={classes.actions}>
          <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate(true)}>
            Confirm payment
          </Button>
          <Button size="md" variant="default" disabled={confirm.isPending} onClick={() => confirm.mutate(false)}>
            Decline
          </Button>
        </div>
      </div>
    );
  }
  return (
    // A new attempt clears the bank's last error, even if its fields are invalid.
    <div onSubmitCapture={() => confirm.reset()}>
      <h2 className={classes.heading}>Pay by card</h2>
      <p className={classes.fact}>
        <span>E-mail</span> {checkout.email}
      </p>
      <FormProblem text={refusal} />
      <CardForm
        action={`Pay ${priceText(checkout.amount_cents)}`}
        busy={pay.isPending}
        onSend={(card) => pay.mutateAsync(card)}
      />
    </div>
  );
}
