import { CHANNEL_FORMATS, MAX_OWN_FILL, type ChannelFormat, type OwnChannel } from '@kenna/contract';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { changeDelivery, type DeliveryChoice } from '../../delivery-choice.store.ts';
import classes from './deliver-dialog.module.css';

interface OwnChannelFieldsProps {
  readonly choice: DeliveryChoice;
  /** What is wrong with the own channel, by field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** A channel of the person's own: one size, a format, and whether the background is white. */
export function OwnChannelFields({ choice: { usesOwn, own }, problems }: OwnChannelFieldsProps) {
  const change = (part: Partial<OwnChannel>) => changeDelivery({ own: { ...own, ...part } });
  const number = (field: 'width' | 'height' | 'max_megabytes', label: string) => (
    <TextInput
      type="number"
      label={label}
      error={problems[field]}
      value={String(own[field])}
      onChange={(event) => change({ [field]: Number(event.currentTarget.value) })}
    />
  );
  return (
    <>
      <Checkbox
        label="A channel of your own"
        checked={usesOwn}
        onChange={(event) => changeDelivery({ usesOwn: event.currentTarget.checked })}
      />
      {usesOwn && (
        <fieldset className={classes.own}>
          <legend>Your channel</legend>
          <TextInput
            label="Name in files"
            maxLength={20}
            error={problems['key']}
            value={own.key}
            onChange={(event) => change({ key: event.currentTarget.value })}
          />
          {number('width', 'Width in pixels')}
          {number('height', 'Height in pixels')}
          <NativeSelect
            label="Format"
            data={CHANNEL_FORMATS.map((format) => ({ value: format, label: format.toUpperCase() }))}
            value={own.format}
            onChange={(event) => change({ format: event.currentTarget.value as ChannelFormat })}
          />
          {number('max_megabytes', 'Largest file, in MB')}
          <Checkbox
            label="Pure white background"
            checked={own.white}
            onChange={(event) => change({ white: event.currentTarget.checked })}
          />
          {own.white && (
            <TextInput
              type="number"
              label="Product fills at least, in %"
              description={`Up to ${MAX_OWN_FILL}. Leave empty for any size.`}
              error={problems['fill']}
              value={own.fill === null ? '' : String(own.fill)}
              onChange={({ currentTarget: { value } }) => change({ fill: value === '' ? null : Number(value) })}
            />
          )}
        </fieldset>
      )}
    </>
  );
}
