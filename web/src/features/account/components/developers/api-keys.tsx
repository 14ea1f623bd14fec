import { Button } from '@mantine/core';
import { API_SCOPE_TEXTS, type ApiKey } from '@kenna/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import { useApiKeyChanges, useApiKeys } from '../../account.api.ts';
import { NewApiKey } from './new-api-key.tsx';
import classes from '../account.module.css';

/** The person's API keys, with which scripts call the API. */
export function ApiKeys() {
  const keys = useApiKeys();
  const { revoke } = useApiKeyChanges();
  const [isCreating, setIsCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
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
              <Button variant="default" aria-label={`Revoke ${key.name}`} onClick={() => setRevoking(key)}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="default" onClick={() => setIsCreating(true)}>
          Create an API key
        </Button>
      </div>
      {isCreating && <NewApiKey onClose={() => setIsCreating(false)} />}
      {revoking !== null && (
        <ConfirmDialog
          title={`Revoke ${revoking.name}?`}
          confirm="Revoke"
          busy={revoke.isPending}
          onClose={() => setRevoking(null)}
          onConfirm={() => revoke.mutate(revoking.id, { onSettled: () => setRevoking(null) })}
        >
          Scripts that use it stop working at once.
        </ConfirmDialog>
      )}
    </>
  );
}
