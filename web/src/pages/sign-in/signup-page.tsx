import { useQueryClient } from '@tanstack/react-query';
import { PLANS, type Plan, type UserWithToken } from '@kenna/contract';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card.tsx';
import { KeptWords } from '../../features/home/components/kept-words.tsx';
import { ContactDialog } from '../../features/plans/components/contact-dialog.tsx';
import { PlanCards } from '../../features/plans/components/offers/plan-cards.tsx';
import { RegisterForm } from '../../features/plans/components/register-form.tsx';
import { openSession } from '../../features/session/session.api.ts';
import { writeSessionToken } from '../../lib/api/session-token.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import classes from './signup-page.module.css';

const START_WORDS: Readonly<Record<Plan, string>> = {
  free: 'Start with Free',
  starter: 'Start with Starter',
  pro: 'Start with Pro',
  enterprise: 'Talk to us',
};

/** Sign-up in two steps. The step is in the address, so that Back works between them. */
export function SignupPage() {
  usePageTitle('Sign Up');
  const [search, setSearch] = useSearchParams();
  const [asks, setAsks] = useState(false);
  const step = search.get('step') === 'info' ? 2 : 1;
  const choose = (plan: Plan, isMonthly: boolean) => {
    if (plan === 'enterprise') return setAsks(true);
    const next = new URLSearchParams(search);
    next.set('step', 'info');
    next.set('plan', plan);
    next.set('period', isMonthly ? 'monthly' : 'yearly');
    setSearch(next);
  };
  return (
    <div className={classes.signup} data-step={step}>
      <nav aria-label="Steps">
        <ol className={classes.steps}>
          <li aria-current={step === 1 ? 'step' : undefined}>1 Choose a plan</li>
          <li aria-current={step === 2 ? 'step' : undefined}>2 Info</li>
        </ol>
      </nav>
      {step === 1 ? (
        <main className={classes.plans}>
          <h1 className={classes.title}>Choose a plan</h1>
          <KeptWords />
          <PlanCards
            plans={PLANS}
            isMonthly={search.get('period') === 'monthly'}
            wordsOf={(plan) => START_WORDS[plan]}
            onChoose={choose}
          />
          {asks && <ContactDialog onClose={() => setAsks(false)} />}
        </main>
      ) : (
        <AuthCard title="About you" foot={<Link to={loginAddress(search)}>Are you a member? Log In</Link>}>
          <KeptWords />
          <Info search={search} />
        </AuthCard>
      )}
    </div>
  );
}

/**
 * Returns a function that starts the session of a person once this page has been left. The guard would lead a person who
 * is logged in away from here, and the next page may be shown long after `navigate` has resolved.
 */
function useOpenOnLeave(): (user: UserWithToken) => void {
  const queryClient = useQueryClient();
  const [user, setUser] = useState<UserWithToken | null>(null);
  useEffect(() => {
    if (user !== null) return () => openSession(queryClient, user);
  }, [queryClient, user]);
  return setUser;
}

function Info({ search }: { search: URLSearchParams }) {
  const openOnLeave = useOpenOnLeave();
  const navigate = useNavigate();
  const chosen = search.get('plan');
  const back = new URLSearchParams(search);
  back.delete('step');
  return (
    <RegisterForm
      plan={chosen === 'pro' || chosen === 'starter' ? chosen : 'free'}
      isMonthly={search.get('period') !== 'yearly'}
      change={<Link to={`/signup?${back}`}>Change</Link>}
      onSession={(user) => {
        openOnLeave(user);
        const next = search.get('next');
        void navigate(next === null ? '/thank-you' : `/thank-you?next=${encodeURIComponent(next)}`, { replace: true });
      }}
      onOwed={(user, url) => {
        // The next page may belong to another site, such as the payment provider; the session starts when the person
        // returns.
        writeSessionToken(user.token);
        window.location.assign(url);
      }}
    />
  );
}

const loginAddress = (search: URLSearchParams): string =>
  search.has('next') ? `/login?next=${encodeURIComponent(search.get('next') ?? '')}` : '/login';
