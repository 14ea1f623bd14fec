import type { User } from '@kenna/contract';
import { VisuallyHidden } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import classes from './top-bar.module.css';

/** The button that opens the user menu, showing the person's profile image. */
export function AvatarButton({ user, className = '', ...rest }: { user: User } & ComponentProps<'button'>) {
  return (
    <button type="button" className={`${classes.avatar} ${className}`} {...rest}>
      <Avatar name={user.name} url={user.avatar_url} />
      <VisuallyHidden>Menu of {user.name}</VisuallyHidden>
    </button>
  );
}

/** The profile image, or the initials of the name if there is none or it fails to load. */
function Avatar({ name, url }: { name: string; url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (url !== null && url !== broken) return <img src={url} alt="" onError={() => setBroken(url)} />;
  const initials = name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  return <span aria-hidden="true">{initials.toUpperCase()}</span>;
}
