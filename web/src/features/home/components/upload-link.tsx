import { SOURCE_ENDINGS } from '@kenna/contract';
import { useRef } from 'react';
import { Link } from 'react-router';
import classes from './hero.module.css';

const TEXT = 'upload an image';

/** A link to the login, because visitors cannot upload. */
export const VisitorUploadLink = ({ to }: { to: string }) => (
  <Link to={to} className={classes.upload}>
    {TEXT}
  </Link>
);

interface MemberUploadLinkProps {
  readonly busy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function MemberUploadLink({ busy, onFiles }: MemberUploadLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={classes.upload} disabled={busy} onClick={() => input.current?.click()}>
        {busy ? 'uploading…' : TEXT}
      </button>
      <input
        ref={input}
        type="file"
        accept={SOURCE_ENDINGS}
        multiple
        hidden
        aria-label={TEXT}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
