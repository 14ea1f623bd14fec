import { Button } from '@mantine/core';
import type { ImageItem, PlacedPicture, SceneTake } from '@kenna/contract';
import { lazy, Suspense, useState } from 'react';
import { PlacePicture } from '../../features/artwork/components/place-picture.tsx';
import { FIRST_PLACING, placedPicture, takeShowing, type Placing } from '../../features/artwork/placing.ts';
import { DropTarget } from '../../features/image-source/components/drop-target.tsx';
import { uploadedImages, useUploadAll } from '../../features/image-source/upload.api.ts';
import { acceptedBy } from '../../features/image-source/upload-rules.ts';
import { useSceneVocabulary } from '../../lib/pictures/scene-vocabulary.ts';
import { FileButton } from '../../ui/fields/file-button.tsx';

const ImagesDialog = lazy(() =>
  import('../../features/image-source/components/images-dialog.tsx').then((module) => ({
    default: module.ImagesDialog,
  })),
);

interface PlacingSectionProps {
  /** The picture of the piece. */
  readonly image: ImageItem;
  readonly userId: number;
  readonly allowExplicit: boolean;
  /** Text that states how much of the plan's quota a number of pictures uses. */
  readonly price: (images: number) => string;
  /** Called with what would be drawn now. */
  readonly onTry: (take: SceneTake, placed: PlacedPicture) => void;
  readonly onDraw: (take: SceneTake, placed: PlacedPicture) => Promise<unknown>;
}

/** Files for pieces are checked by the rules of this tool, which accepts no PDF. */
const PAGE = 'Backdrop';

/**
 * The section of the viewer that places a picture of the person on the piece: one that is chosen, uploaded, pasted, or
 * dropped anywhere while the viewer is open.
 */
export function PlacingSection({ image, userId, allowExplicit, price, onTry, onDraw }: PlacingSectionProps) {
  const [picture, setPicture] = useState<ImageItem | null>(null);
  const [placing, setPlacing] = useState(FIRST_PLACING);
  const [isChoosing, setChoosing] = useState(false);
  const views = (useSceneVocabulary(true)?.kinds.view ?? []).map(({ name }) => name);
  const upload = useUploadAll(PAGE);
  const what = (chosen: ImageItem, next: Placing) =>
    [takeShowing(next.part, image, views), placedPicture(chosen, next)] as const;
  const choose = async (url: string | undefined) => {
    setChoosing(false);
    if (url === undefined) return;
    // Why it failed is shown for every call.
    const [chosen] = await uploadedImages([url], new AbortController().signal).catch(() => []);
    if (chosen === undefined) return;
    setPicture(chosen);
    onTry(...what(chosen, placing));
  };
  const send = (files: readonly File[]) =>
    upload.mutate({ files: files.slice(0, 1), userId }, { onSuccess: ([url]) => void choose(url) });
  return (
    <>
      <DropTarget
        label="Drop a picture to place it on this piece"
        onFiles={send}
        onPicture={(url) => void choose(url)}
        rank="first"
      />
      <PlacePicture
        picture={picture}
        placing={placing}
        veiled={picture?.is_nsfw === true && !allowExplicit}
        price={price(1)}
        ways={
          <>
            <Button variant="default" onClick={() => setChoosing(true)}>
              My images
            </Button>
            <FileButton
              label="Upload a picture to place"
              accept={acceptedBy(PAGE)}
              loading={upload.isPending}
              onChoose={(file) => send([file])}
            >
              Upload
            </FileButton>
          </>
        }
        onChange={(next, isSettled) => {
          setPlacing(next);
          // A slider is drawn when it is released, and not at each step.
          if (isSettled && picture !== null) onTry(...what(picture, next));
        }}
        onDraw={async () => picture !== null && onDraw(...what(picture, placing))}
      />
      {isChoosing && (
        <Suspense>
          <ImagesDialog
            allowExplicit={allowExplicit}
            onChoose={(url) => void choose(url)}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
