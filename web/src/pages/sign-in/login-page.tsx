import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card.tsx';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { KeptWords } from '../../features/home/components/kept-words.tsx';
import { openSession } from '../../features/session/session.api.ts';

/** After the login the guard of the routes redirects to the page that the person came from. */
export function LoginPage() {
  const queryClient = useQueryClient();
  const { search } = useLocation();
  const [secondStep, setSecondStep] = useState(false);
  return (
    <AuthCard
      title={secondStep ? 'One more step' : 'Log In'}
      {...(secondStep && { text: 'Enter the code from your authenticator app.' })}
      foot={
        <>
          New here? <Link to={`/signup${search}`}>Sign Up</Link>
        </>
      }
    >
      {!secondStep && <KeptWords />}
      <LoginForm onSecondStep={setSecondStep} onSession={(user) => openSession(queryClient, user)} />
    </AuthCard>
  );
}
