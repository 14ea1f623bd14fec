import { Button, TextInput } from '@mantine/core';
import type { Collection } from '@kenna/contract';
import { mdiRefresh } from '@mdi/js';
import { useState } from 'react';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { closeCollectionDialog } from '../../collection-dialog.store.ts';
import { useShareSettings } from '../../collections.api.ts';
import { dayOfExpiry, expiryOfDay } from '../../share-days.ts';
import classes from './collection-dialogs.module.css';
import { CollectionFrame } from './collection-frame.tsx';
import { ShareButton } from '../share-button.tsx';

/**
 * Settings of the share link: who may use it, until when, and what visitors may download. Each change is saved
 * immediately.
 */
export function ShareDialog({ collection: opened }: { collection: Collection }) {
  const [collection, setCollection] = useState(opened);
  const settings = useShareSettings();
  const { share, short_link, view_count } = collection;
  const send = (changed: Partial<Collection['share']> & { renew_link?: boolean }) =>
    settings.mutate(
      { collection_id: collection.id, ...changed },
      { onSuccess: (answer) => setCollection(answer.collection), onError: () => setCollection(collection) },
    );
  /** Applies a change optimistically. It is reverted if the server refuses. */
  const change = (changed: Partial<Collection['share']>) => {
    setCollection({ ...collection, share: { ...share, ...changed } });
    send(changed);
  };
  const today = dayOfExpiry(new Date().toISOString()) ?? '';
  const [until, setUntil] = useState(dayOfExpiry(opened.share.expires_at) ?? '');
  /** Sends the expiry date. A date that is still being typed or lies in the past is not sent. */
  const chooseEnd = (day: string, unfinished: boolean) => {
    setUntil(day);
    if (!unfinished && (day === '' || day >= today)) change({ expires_at: expiryOfDay(day) });
  };
  const unreachable = collection.private && !collection.has_password;
  return (
    <CollectionFrame title="Link settings" onClose={closeCollectionDialog}>
      <div className={classes.form}>
        {unreachable && (
          <p className={classes.quiet}>
            This collection is private and has no password, so its link works for you alone. Set a password to let
            others in.
          </p>
        )}
        <SwitchField
          label="Link works for other people"
          hint={`Opened ${view_count} ${view_count === 1 ? 'time' : 'times'} by visitors.`}
          checked={share.is_shared}
          onChange={(is_shared) => change({ is_shared })}
        />
        <TextInput
          label="Expires on"
          description="Leave blank for no expiry."
          type="date"
          size="md"
          disabled={!share.is_shared}
          min={today}
          value={until}
          onChange={({ currentTarget }) => chooseEnd(currentTarget.value, currentTarget.validity.badInput)}
        />
        <SwitchField
          label="Visitors may download"
          hint="Otherwise they see previews only."
          checked={share.allows_download}
          onChange={(allows_download) => change({ allows_download })}
        />
        <SwitchField
          label="Show prompts"
          checked={share.shows_prompts}
          onChange={(shows_prompts) => change({ shows_prompts })}
        />
        <div className={classes.further}>
          <Button
            variant="default"
            size="md"
            leftSection={<Icon path={mdiRefresh} />}
            loading={settings.isPending}
            onClick={() => send({ renew_link: true })}
          >
            New link
          </Button>
          <ShareButton shortLink={short_link} label="Copy link" />
        </div>
        <p className={classes.quiet}>Creating a new link disables the old one.</p>
      </div>
    </CollectionFrame>
  );
}
