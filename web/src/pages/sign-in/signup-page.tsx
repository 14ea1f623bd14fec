import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card.tsx';
import { SignupForm } from '../../features/auth/components/signup-form.tsx';
import { PlanCards } from '../../features/plans/components/plan-cards.tsx';
import { openSession } from '../../features/session/session.api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './signup-page.module.css';

/** Two steps, in the address, so that the back button works between them. */
export function SignupPage() {
  usePageTitle('Sign Up');
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const step = search.get('step') === 'info' ? 2 : 1;
  const choose = (plan: string) => {
    const next = new URLSearchParams(search);
    next.set('step', 'info');
    next.set('plan', plan);
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
          <PlanCards onChoose={choose} />
        </main>
      ) : (
        <AuthCard title="About you" foot={<Link to={loginAddress(search)}>Are you a member? Log In</Link>}>
          <SignupForm onSession={(user) => openSession(queryClient, user)} />
        </AuthCard>
      )}
    </div>
  );
}

const loginAddress = (search: URLSearchParams): string =>
  search.has('next') ? `/login?next=${encodeURIComponent(search.get('next') ?? '')}` : '/login';
