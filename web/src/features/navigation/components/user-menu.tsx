import type { User } from '@kenna/contract';
import { lazy, Suspense, useState } from 'react';
import { AvatarButton } from './avatar-button.tsx';

const load = () => import('./open-user-menu.tsx').then((module) => ({ default: module.OpenUserMenu }));
const OpenUserMenu = lazy(load);

/** The menu of the person. What is behind the button loads when a hand comes near. */
export function UserMenu({ user, onLogout }: { user: User; onLogout: () => void }) {
  const [asked, setAsked] = useState(false);
  const closed = { user, 'aria-haspopup': 'menu', 'aria-expanded': false } as const;
  if (asked) {
    return (
      <Suspense fallback={<AvatarButton {...closed} />}>
        <OpenUserMenu user={user} onLogout={onLogout} />
      </Suspense>
    );
  }
  return (
    <AvatarButton
      {...closed}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAsked(true)}
    />
  );
}
