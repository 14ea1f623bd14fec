import { mdiImageMultipleOutline, mdiImagePlusOutline } from '@mdi/js';
import { lazy, Suspense, useRef } from 'react';
import { ComposerTool } from '../../../features/chats/components/composer.tsx';
import { acceptedBy } from '../../../features/image-source/upload-rules.ts';
import type { SecondPicture } from './use-second-picture.ts';

const ImagesDialog = lazy(() =>
  import('../../../features/image-source/components/images-dialog.tsx').then((m) => ({ default: m.ImagesDialog })),
);

interface SecondPictureToolsProps {
  readonly second: SecondPicture;
  /** With false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
}

/** Buttons that add a second picture to the message. */
export function SecondPictureTools({ second, allowExplicit }: SecondPictureToolsProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <ComposerTool icon={mdiImagePlusOutline} label="Add a picture" onClick={() => file.current?.click()} />
      <ComposerTool icon={mdiImageMultipleOutline} label="My images" onClick={() => second.pick(true)} />
      <input
        ref={file}
        type="file"
        accept={acceptedBy('EditWithChat')}
        hidden
        aria-label="Picture for the message"
        onChange={(event) => {
          second.upload([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Suspense>
        {second.picking && (
          <ImagesDialog
            allowExplicit={allowExplicit}
            onChoose={(url) => {
              second.pick(false);
              second.choose(url);
            }}
            onClose={() => second.pick(false)}
          />
        )}
      </Suspense>
    </>
  );
}
