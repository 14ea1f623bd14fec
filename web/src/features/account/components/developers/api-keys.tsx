import { Button } from '@mantine/core';
import { API_SCOPE_TEXTS, type ApiKey } from '@kenna/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import { useApiKeyChanges, useApiKeys } from '../../account.api.ts';
import { NewApiKey } from './new-api-key.tsx';
import classes from '../account.module.css';

/** The person's API keys, with which scripts call the interface. */
export function ApiKeys() {
  const keys = useApiKeys();
  const { revoke } = useApiKeyChanges();
  const [making, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  return (
    <>
      {keys !== null && keys.length > 0 && (
        <ul className={classes.list}>
          {keys.map((key) => (
            <li key={key.id} className={classes.item}>
              <div>
                <strong>
                  {key.name} · …{key.ending}
                </strong>
                <small>
                  {key.scopes.map((scope) => API_SCOPE_TEXTS[scope].title).join(', ')} ·{' '}
                  {key.last_used_at === null ? (
                    'never used'
                  ) : (
                    <>
                      used <RelativeTime moment={key.last_used_at} />
                    </>
                  )}
                </small>
              </div>
              <Button variant="default" aria-label={`Revoke ${key.name}`} onClick={() => setLeaving(key)}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="default" onClick={() => setMaking(true)}>
          Create an API key
        </Button>
      </div>
      {making && <NewApiKey onClose={() => setMaking(false)} />}
      {leaving !== null && (
        <ConfirmDialog
          title={`Revoke ${leaving.name}?`}
          confirm="Revoke"
          busy={revoke.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() => revoke.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
        >
          Scripts that use it stop working at once.
        </ConfirmDialog>
      )}
    </>
  );
}
