import { NavLink, Outlet } from 'react-router';
import { useKnowsProfile } from '../../features/account/account.api.ts';
import { VerifyBanner } from '../../features/account/components/profile/verify-banner.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import classes from './account-layout.module.css';

const PAGES = [
  { to: '/account/profile', label: 'My Profile' },
  { to: '/account/subscriptions', label: 'Subscription' },
  { to: '/account/account-settings', label: 'Account Settings' },
];

/**
 * Frame of the account pages: their navigation, and the banner about an unverified address above each page. The page
 * waits for the banner, which would push it down.
 */
export function AccountLayout() {
  const isKnown = useKnowsProfile();
  return (
    <div className={classes.account}>
      <nav aria-label="Account" className={classes.pages}>
        {PAGES.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={classes.page}>
        <VerifyBanner />
        {isKnown ? <Outlet /> : <PleaseWait />}
      </div>
    </div>
  );
}
