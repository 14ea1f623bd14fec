import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card.tsx';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { openSession } from '../../features/session/session.api.ts';

/** The guard brings a person who has logged in back to where they were. */
export function LoginPage() {
  const queryClient = useQueryClient();
  const { search } = useLocation();
  return (
    <AuthCard
      title="Log In"
      foot={
        <>
          New here? <Link to={`/signup${search}`}>Sign Up</Link>
        </>
      }
    >
      <LoginForm onSession={(user) => openSession(queryClient, user)} />
    </AuthCard>
  );
}
