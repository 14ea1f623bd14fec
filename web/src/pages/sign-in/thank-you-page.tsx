import { Button } from '@mantine/core';
import { PLAN_TABLE } from '@kenna/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { returnPath } from '../../features/session/guards.ts';
import { owedBy, refreshBilling, verifiedPaymentQuery } from '../../features/plans/plans.api.ts';
import { changeUser } from '../../features/session/session.api.ts';
import { Notice } from '../../ui/messages/notice.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';

/** Shown after sign-up, and after a checkout once the payment is verified. */
export function ThankYouPage() {
  const { search } = useLocation();
  const checkout = new URLSearchParams(search).get('checkout');
  if (checkout !== null) return <Verified checkout={checkout} />;
  return <Thanks text="Your account is ready. What will you design first?" next={returnPath(search)} />;
}

function Verified({ checkout }: { checkout: string }) {
  const queryClient = useQueryClient();
  const { data: user, error, isPending, refetch } = useQuery(verifiedPaymentQuery(checkout));
  useEffect(() => {
    if (!user) return;
    changeUser(queryClient, user);
    refreshBilling(queryClient);
  }, [queryClient, user]);
  if (isPending) return <PleaseWait />;
  if (user) return <Thanks text={`Your ${PLAN_TABLE[user.plan].name} plan is ready. What will you design first?`} />;
  const owed = owedBy(error);
  return (
    <Notice
      title="Not paid yet"
      text="You have not been charged. Your account is ready and stays on the free plan until you pay."
    >
      {owed && (
        <Button component="a" href={owed.checkout_url} size="md">
          Back to the checkout
        </Button>
      )}
      <Button variant="default" size="md" onClick={() => void refetch()}>
        Check again
      </Button>
    </Notice>
  );
}

interface ThanksProps {
  readonly text: string;
  /** Path to continue to after sign-up. */
  readonly next?: string | null;
}

function Thanks({ text, next = null }: ThanksProps) {
  return (
    <Notice title="Thank you" text={text}>
      <Button component={Link} to={next ?? '/workplace/generate'} size="md">
        {next === null ? 'Create an image' : 'Continue'}
      </Button>
    </Notice>
  );
}
