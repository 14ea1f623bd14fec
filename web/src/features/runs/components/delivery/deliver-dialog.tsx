import {
  CHANNEL_NAMES,
  CHANNELS,
  channelOf,
  deliveryName,
  NAME_PARTS,
  DELIVERY_DAYS,
  PATTERN_LIMIT,
  unknownParts,
  type ChannelName,
  type RunView,
} from '@kenna/contract';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { mdiFolderOutline, mdiFolderZipOutline } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import {
  changeDelivery,
  channelWords,
  ownProblems,
  sentChannels,
  useDeliveryChoice,
  type DeliveryChoice,
  type Destination,
} from '../../delivery-choice.store.ts';
import { isWriting, useDelivery, useFirstProduct, useFolderDelivery, type DeliveryOrder } from '../../delivery.api.ts';
import { RunDialog } from '../../run-dialog.tsx';
import classes from './deliver-dialog.module.css';
import { DeliveryChecks } from './delivery-checks.tsx';
import { FolderProgress } from './folder-progress.tsx';
import { OwnChannelFields } from './own-channel-fields.tsx';

interface DeliverDialogProps {
  readonly run: RunView;
  /** Saves the files as a ZIP; resolves when the transfer has ended. */
  readonly onDeliver: (order: DeliveryOrder) => Promise<void>;
  readonly onClose: () => void;
}

const PICTURES = [
  { value: 'made', label: 'All finished pictures except rejected ones' },
  { value: 'approved', label: 'Approved pictures only' },
] as const;

const DESTINATIONS = {
  zip: { label: 'A ZIP file, downloaded by this browser', button: 'Deliver (ZIP)', icon: mdiFolderZipOutline },
  folder: { label: 'A folder in the file store', button: 'Deliver (folder)', icon: mdiFolderOutline },
} as const;

/** The name that the first product gets in the first channel; null without a product, a shot or a channel. */
function exampleOf(
  choice: DeliveryChoice,
  { shots }: RunView,
  row: { readonly sku: string; readonly name: string; readonly values: Readonly<Record<string, string>> } | null,
): string | null {
  const [shot] = shots;
  const [first] = sentChannels(choice);
  if (row === null || shot === undefined || first === undefined) return null;
  const { key, format } = channelOf(first);
  return `${deliveryName(choice.pattern, { ...row, shot: shot.name, channel: key, number: 1 })}.${format}`;
}

/** Chooses channels and names, and shows what the checks of the last delivery have found. */
export function DeliverDialog({ run, onDeliver, onClose }: DeliverDialogProps) {
  const { choice } = useDeliveryChoice();
  const { data, refetch } = useDelivery(run.id);
  const { data: row } = useFirstProduct(run.id);
  const [isBusy, setBusy] = useState(false);
  const writing = useFolderDelivery(run.id);
  const { channels, pattern, pictures, into } = choice;
  const last = data?.delivery ?? null;
  const folder = last?.folder ?? null;
  const unknown = unknownParts(pattern, run.columns);
  const problems = ownProblems(choice);
  const sent = sentChannels(choice);
  const example = exampleOf(choice, run, row ?? null);
  const canDeliver =
    !(last !== null && isWriting(last)) &&
    sent.length > 0 &&
    pattern.trim() !== '' &&
    unknown.length === 0 &&
    Object.keys(problems).length === 0;
  const deliver = async () => {
    const order = { channels: sent, pattern, pictures };
    if (into === 'folder') {
      writing.mutate(order);
      return;
    }
    setBusy(true);
    await onDeliver(order);
    setBusy(false);
    await refetch();
  };
  return (
    <RunDialog size={640} fillsPhone title="Deliver" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void deliver();
        }}
      >
        <Checkbox.Group
          label="Channels"
          value={[...channels]}
          onChange={(names) => changeDelivery({ channels: names as ChannelName[] })}
        >
          <div className={classes.channels}>
            {CHANNEL_NAMES.map((name) => (
              <Checkbox
                key={name}
                value={name}
                label={CHANNELS[name].label}
                description={channelWords(CHANNELS[name])}
              />
            ))}
          </div>
        </Checkbox.Group>
        <OwnChannelFields choice={choice} problems={problems} />
        <TextInput
          label="File names"
          description={`Text in braces is filled in: ${[...NAME_PARTS, ...run.columns].map((part) => `{${part}}`).join(' ')}`}
          error={unknown.length > 0 && `The sheet has no column ${unknown.map((part) => `{${part}}`).join(' ')}`}
          maxLength={PATTERN_LIMIT}
          dir="auto"
          value={pattern}
          onChange={(event) => changeDelivery({ pattern: event.currentTarget.value })}
        />
        <p className={classes.example} role="status">
          {example === null ? 'Choose a channel to see an example.' : `Example: ${example}`}
        </p>
        <NativeSelect
          label="Pictures"
          data={[...PICTURES]}
          value={pictures}
          onChange={(event) => {
            const chosen = PICTURES.find(({ value }) => value === event.currentTarget.value);
            if (chosen) changeDelivery({ pictures: chosen.value });
          }}
        />
        <NativeSelect
          label="Into"
          description={
            into === 'folder' &&
            `The folder is written in the background and stays for ${DELIVERY_DAYS} days. It is for those who can read the file store of this installation, such as a bucket.`
          }
          data={Object.entries(DESTINATIONS).map(([value, { label }]) => ({ value, label }))}
          value={into}
          onChange={(event) => changeDelivery({ into: event.currentTarget.value as Destination })}
        />
        <div className={classes.foot}>
          <Button
            type="submit"
            size="md"
            fullWidth
            leftSection={<Icon path={DESTINATIONS[into].icon} />}
            disabled={!canDeliver}
            loading={isBusy || writing.isPending}
          >
            {DESTINATIONS[into].button}
          </Button>
        </div>
      </form>
      {last !== null && folder !== null && <FolderProgress runId={run.id} delivery={{ ...last, folder }} />}
      {last?.report && <DeliveryChecks report={last.report} />}
    </RunDialog>
  );
}
