import { Link, useNavigate } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card.tsx';
import { RecoverForm } from '../../features/auth/components/password-forms.tsx';

export function RecoverPasswordPage() {
  const navigate = useNavigate();
  return (
    <AuthCard
      title="Recover your password"
      text="We will e-mail you a link to set a new one."
      foot={<Link to="/login">Back to Log In</Link>}
    >
      <RecoverForm onSent={() => void navigate('/password-link')} />
    </AuthCard>
  );
}
