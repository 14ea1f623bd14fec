import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useCloseOnBack } from '../../../../lib/navigation/use-close-on-back.ts';
import { useProductName } from '../../../../lib/text/product-name.ts';
import { printText } from '../../print-text.ts';
import { saveBlob } from '../../../../lib/browser/save-file.ts';
import { writeClipboard } from '../../../../lib/browser/write-clipboard.ts';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import { showToast } from '../../../../ui/messages/toast.store.ts';
import { AccountDialog } from '../account-dialog.tsx';
import classes from '../account.module.css';

/** Shows recovery codes once. Closing asks for confirmation if they have not been copied, saved or printed. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const title = `${useProductName()} recovery codes`;
  const text = codes.join('\n');
  const [taken, setTaken] = useState<'copied' | 'saved' | null>(null);
  const [asking, setAsking] = useState(false);
  const copy = async () => {
    if (await writeClipboard(text)) setTaken('copied');
    else
      showToast({ title: 'Your browser does not allow copying here. Save or print the codes', type: 'error', flag: 1 });
  };
  const leave = () => (taken === null ? setAsking(true) : onClose());
  useCloseOnBack(asking ? () => setAsking(false) : leave);
  useAskBeforeUnload(taken === null);
  return (
    <>
      <AccountDialog title="Your recovery codes" onClose={leave}>
        <p className={classes.about}>
          Without your authenticator app, you can log in with one of these codes. Each works once. They will not be
          shown again, so store them where you keep your passwords.
        </p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes.foot}>
          <Button variant="default" size="md" onClick={() => void copy()}>
            {taken === 'copied' ? 'Copied' : 'Copy'}
          </Button>
          <Button
            variant="default"
            size="md"
            onClick={() => {
              saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt');
              setTaken('saved');
            }}
          >
            Save as a file
          </Button>
          <Button
            variant="default"
            size="md"
            onClick={() => {
              printText(title, codes);
              setTaken('saved');
            }}
          >
            Print
          </Button>
          <Button size="md" onClick={onClose}>
            I have saved them
          </Button>
        </div>
      </AccountDialog>
      {asking && (
        <ConfirmDialog
          title="Close without your recovery codes?"
          confirm="Close anyway"
          cancel="Back to the codes"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          You have not copied, saved or printed them, and they are not shown again. Without your phone and without a
          code you cannot log in.
        </ConfirmDialog>
      )}
    </>
  );
}

/** Makes the browser ask for confirmation before the page is left or reloaded. */
function useAskBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
