import {
  ARCHIVE_FORMATS,
  FORMATS,
  SIZE_PRESET_NAMES,
  saveOptionsOf,
  type ArchiveFormat,
  type SaveOptions,
  type SizePresetName,
} from '@kenna/contract';
import { useState } from 'react';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import type { ArchiveSettings } from '../downloads.api.ts';
import { changeLook, useSaveLook } from '../save-look.store.ts';
import classes from './download-dialogs.module.css';
import { DownloadFrame } from './download-frame.tsx';
import { LookFields } from './look-fields.tsx';
import { SizePicker } from './size-picker.tsx';

type Format = ArchiveFormat | 'original';

const SIZES = SIZE_PRESET_NAMES.filter((name) => name !== 'transparent');

interface ArchiveDialogProps {
  readonly title: string;
  readonly count: number;
  readonly onSave: (settings: ArchiveSettings) => void;
  readonly onClose: () => void;
}

/** Dialog that saves several pictures as a ZIP archive, all in one format and size. */
export function ArchiveDialog({ title, count, onSave, onClose }: ArchiveDialogProps) {
  const look = useSaveLook((state) => state.look);
  const [format, setFormat] = useState<Format>('original');
  const [size, setSize] = useState<SizePresetName>('original');
  const isAsItIs = format === 'original' && size === 'original';
  const encoded = format === 'original' ? 'jpg' : format;
  const options: SaveOptions = saveOptionsOf({
    format: encoded,
    size,
    quality: look.quality,
    ...(look.fit !== null && { fit: look.fit }),
    ...(look.background !== null && { background: look.background }),
  });
  const { fit, background, quality } = options;
  const asked = isAsItIs ? { format: null } : { format: encoded, size, fit, background, quality };
  return (
    <DownloadFrame title={title} action="Download ZIP" onAct={() => onSave(asked)} onClose={onClose}>
      <p className={classes.hint}>
        {`${count.toLocaleString()} ${count === 1 ? 'picture' : 'pictures'}. The ZIP begins at once and is packed while it downloads.`}
      </p>
      <ChoiceField<Format>
        legend="Format"
        value={isAsItIs ? 'original' : encoded}
        choices={[
          { value: 'original', label: 'As is' },
          ...ARCHIVE_FORMATS.map((value) => ({ value, label: FORMATS[value].label })),
        ]}
        onChange={(chosen) => {
          setFormat(chosen);
          if (chosen === 'original') setSize('original');
        }}
      />
      <SizePicker
        value={size}
        choices={SIZES}
        ratio={1}
        onChange={(chosen) => {
          setSize(chosen);
          changeLook({ fit: null });
        }}
      />
      {!isAsItIs && <LookFields options={options} seesThrough={false} />}
    </DownloadFrame>
  );
}
