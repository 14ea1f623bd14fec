import { DOWNLOAD_FORMATS, FORMATS, pictureFileName, SIZE_PRESET_NAMES, type ImageItem } from '@kenna/contract';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { hasTransparency } from '../../../ui/picture/thumbhash.ts';
import { saveImage } from '../downloads.api.ts';
import { changeLook, optionsOf, useSaveLook } from '../save-look.store.ts';
import classes from './download-dialogs.module.css';
import { DownloadFrame } from './download-frame.tsx';
import { DetailField, LookFields } from './look-fields.tsx';
import { SavedPreview } from './saved-preview.tsx';
import { SizePicker } from './size-picker.tsx';

interface SaveAsDialogProps {
  readonly image: ImageItem;
  readonly veiled: boolean;
  /** Opens the tool that removes the background, which a transparent PNG requires. */
  readonly onRemoveBackground: () => void;
  readonly onClose: () => void;
}

/** Dialog that saves a picture as a file in a chosen format and size. */
export function SaveAsDialog({ image, veiled, onRemoveBackground, onClose }: SaveAsDialogProps) {
  const look = useSaveLook((state) => state.look);
  const seesThrough = hasTransparency(image.thumbhash);
  const options = optionsOf(look, seesThrough);
  const suffix = options.size === 'original' ? '' : `-${options.size}`;
  const name = `${pictureFileName(image)}${suffix}.${options.format}`;
  const isVector = options.format === 'svg';
  return (
    <DownloadFrame title="Save as" action="Save" onAct={() => void saveImage(image, options)} onClose={onClose}>
      <SavedPreview image={image} options={options} name={name} veiled={veiled} />
      <ChoiceField
        legend="Format"
        value={options.format}
        columns={3}
        choices={DOWNLOAD_FORMATS.map((value) => ({ value, label: FORMATS[value].label, hint: FORMATS[value].hint }))}
        onChange={(format) => changeLook({ format, ...(look.size === 'transparent' && { size: 'original' }) })}
      />
      {isVector ? (
        <>
          <DetailField value={options.detail} />
          <p className={classes.hint}>
            {image.model === 'kennasketch' && image.scene === 'object'
              ? 'Drawn as a technical flat: its own lines are saved, front and back.'
              : 'Traced into areas of colour. Best for flats, prints and logos.'}
          </p>
        </>
      ) : (
        <>
          <SizePicker
            value={options.size}
            choices={SIZE_PRESET_NAMES}
            ratio={image.width / image.height}
            unavailable={seesThrough ? {} : { transparent: 'This picture has a background' }}
            onChange={(size) => changeLook({ size, fit: null })}
          />
          {!seesThrough && (
            <p className={classes.hint}>
              For a transparent PNG, first{' '}
              <button
                type="button"
                className={classes.link}
                onClick={() => {
                  onClose();
                  onRemoveBackground();
                }}
              >
                remove the background
              </button>
              .
            </p>
          )}
          <LookFields options={options} seesThrough={seesThrough} />
        </>
      )}
    </DownloadFrame>
  );
}
