import { Button } from '@mantine/core';
import type { ImageItem } from '@kenna/contract';
import { useRef, useState } from 'react';
import { FieldProblem } from '../../ui/messages/field-problem.tsx';
import classes from '../../features/explore-prompts/components/explore-prompts.module.css';
import { ShowcaseChoice } from '../../features/explore-prompts/components/showcase-choice.tsx';
import { useFindPicture } from '../../features/explore-prompts/explore-prompts.api.ts';
import { ImagesDialog } from '../../features/image-source/components/images-dialog.tsx';
import { useUploadAll } from '../../features/image-source/upload.api.ts';
import { acceptedBy } from '../../features/image-source/upload-rules.ts';
import { useUser } from '../../features/session/session.api.ts';
import { useShowcase } from '../../features/showcase/showcase.api.ts';
import { ListEnd } from '../../ui/messages/list-end.tsx';

const PAGE = 'GenerateImage';

/** Chooses a picture for the explore page: one of the admin's own, one of the showcase, or an upload. */
export function usePictureChoice() {
  const [picture, setPicture] = useState<ImageItem | null>(null);
  const [open, setOpen] = useState<'images' | 'showcase' | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const user = useUser();
  const find = useFindPicture();
  const upload = useUploadAll(PAGE);
  const allowExplicit = user?.is_allow ?? false;

  function choose(image: ImageItem) {
    setPicture(image);
    setOpen(null);
  }
  const chooseUrl = (url: string) => find.mutate(url, { onSuccess: ({ image }) => choose(image) });
  const send = (files: readonly File[]) =>
    user && upload.mutate({ files, userId: user.id }, { onSuccess: ([url]) => url !== undefined && chooseUrl(url) });

  const ways = (
    <>
      {picture === null && <p className={classes.place}>Choose the picture that visitors see.</p>}
      <div className={classes.ways}>
        <Button variant="default" onClick={() => setOpen('images')}>
          My images
        </Button>
        <Button variant="default" onClick={() => setOpen('showcase')}>
          Showcase
        </Button>
        <Button variant="default" loading={upload.isPending} onClick={() => file.current?.click()}>
          Upload
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept={acceptedBy(PAGE)}
          aria-label="Upload an image"
          onChange={(event) => {
            send([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {upload.refusal !== null && <FieldProblem text={upload.refusal} />}
      {open === 'images' && (
        <ImagesDialog allowExplicit={allowExplicit} onChoose={chooseUrl} onClose={() => setOpen(null)} />
      )}
      {open === 'showcase' && (
        <ShownPictures allowExplicit={allowExplicit} onChoose={choose} onClose={() => setOpen(null)} />
      )}
    </>
  );
  return { picture, ways };
}

interface ShownPicturesProps {
  readonly allowExplicit: boolean;
  readonly onChoose: (image: ImageItem) => void;
  readonly onClose: () => void;
}

function ShownPictures(props: ShownPicturesProps) {
  const list = useShowcase();
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  // The home page shows the examples anyway.
  const images = entries.filter(({ is_example }) => !is_example).map(({ image }) => image);
  return (
    <ShowcaseChoice images={images} {...props}>
      <ListEnd
        state={list.isError ? 'error' : list.isFetching ? 'busy' : list.hasNextPage ? 'more' : 'end'}
        onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
      />
    </ShowcaseChoice>
  );
}
