import { useState } from 'react';
import { Link } from 'react-router';
import { isApiError } from '../../../lib/api/api-error.ts';
import { KEEPS_ESCAPE } from '../../../ui/layers/keeps-escape.ts';
import { Popover } from '../../../ui/layers/popover.tsx';
import { PleaseWait } from '../../../ui/messages/please-wait.tsx';
import { useHistory } from '../provenance.api.ts';
import { CredentialsChain } from './credentials-chain.tsx';
import classes from './credentials-pin.module.css';

interface CredentialsPinProps {
  /** An address from which the person who is logged in may load the picture. */
  readonly address: string;
  /** When false, explicit pictures of the history are hidden. */
  readonly allowExplicit: boolean;
  /** `mark`: a button on the picture. `words`: a text button beside it. */
  readonly look?: 'mark' | 'words';
}

/** A small button on a picture, or a text button beside it, that opens the history of the picture. */
export function CredentialsPin({ address, allowExplicit, look = 'mark' }: CredentialsPinProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={360} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={look === 'mark' ? classes.pin : classes.words}
          {...(look === 'mark' && { 'aria-label': 'CR, content credentials', title: 'How this picture was made' })}
          {...(opened && KEEPS_ESCAPE)}
          onClick={() => setOpened(!opened)}
        >
          {look === 'mark' ? 'CR' : 'How it was made'}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''}>
        <History address={address} allowExplicit={allowExplicit} />
      </Popover.Dropdown>
    </Popover>
  );
}

function History({ address, allowExplicit }: Omit<CredentialsPinProps, 'look'>) {
  const { data, error, isPending, refetch } = useHistory(address);
  const isMissing = isApiError(error) && error.status === 404;
  return (
    <>
      <h2 className={classes.title}>How this picture was made</h2>
      {isPending && <PleaseWait />}
      {isMissing && <p>No history of this picture is recorded.</p>}
      {error !== null && !isMissing && (
        <p>
          The history could not be loaded.{' '}
          <button type="button" className={classes.retry} {...KEEPS_ESCAPE} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {data && <CredentialsChain steps={data.chain} allowExplicit={allowExplicit} />}
      <p className={classes.foot}>
        Downloaded files carry this history, signed.{' '}
        <Link to="/verify" {...KEEPS_ESCAPE}>
          Verify a file
        </Link>
      </p>
    </>
  );
}
