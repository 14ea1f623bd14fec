import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { PlacePicture } from '../../features/artwork/components/place-picture.tsx';
import { DropTarget } from '../../features/image-source/components/drop-target.tsx';
import { uploadedImages, useUploadAll } from '../../features/image-source/upload.api.ts';
import { FieldProblem } from '../../ui/messages/field-problem.tsx';
import { acceptedBy } from '../../features/image-source/upload-rules.ts';
import { FileButton } from '../../ui/fields/file-button.tsx';
import type { usePlacing } from './use-placing.ts';

const ImagesDialog = lazy(() =>
  import('../../features/image-source/components/images-dialog.tsx').then((module) => ({
    default: module.ImagesDialog,
  })),
);

interface PlacingSectionProps {
  readonly placing: ReturnType<typeof usePlacing>;
  /** Whether a new picture of the piece is being drawn. */
  readonly isUnderWay: boolean;
  readonly userId: number;
  readonly allowExplicit: boolean;
}

/** Files for pieces are checked by the rules of this tool, which accepts no PDF. */
const PAGE = 'Backdrop';

/**
 * The section of the viewer that places a picture of the person on the piece: one that is chosen, uploaded, pasted, or
 * dropped anywhere while the viewer is open; or one that lies on the piece already.
 */
export function PlacingSection({ placing, isUnderWay, userId, allowExplicit }: PlacingSectionProps) {
  const { step, isChoosing, setChoosing } = placing;
  const upload = useUploadAll(PAGE);
  const choose = async (url: string | undefined, take = placing.beginChoice()) => {
    setChoosing(false);
    if (url === undefined) return;
    // Why it failed is shown for every call.
    const [chosen] = await uploadedImages([url], new AbortController().signal).catch(() => []);
    if (chosen !== undefined) take(chosen);
  };
  const send = (files: readonly File[]) => {
    const take = placing.beginChoice();
    upload.mutate({ files: files.slice(0, 1), userId }, { onSuccess: ([url]) => void choose(url, take) });
  };
  const own = step.chosen?.kind === 'own' ? step.chosen.image : null;
  return (
    <>
      <DropTarget
        label="Drop a picture to place it on this piece"
        onFiles={send}
        onPicture={(url) => void choose(url)}
        rank="first"
      />
      <PlacePicture
        {...placing}
        isUnderWay={isUnderWay}
        picture={own}
        veiled={own?.is_nsfw === true && !allowExplicit}
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
            {upload.refusal !== null && <FieldProblem text={upload.refusal} />}
          </>
        }
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
