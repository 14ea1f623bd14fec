import { Button } from '@mantine/core';
import { MODE_TABLE, type ImageItem } from '@kenna/contract';
import { Link } from 'react-router';
import { ImageGrid } from '../features/my-images/components/image-grid.tsx';
import { useImageCount, useMyImages } from '../features/my-images/my-images.api.ts';
import { useUser } from '../features/session/session.api.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { EndSentinel } from '../ui/end-sentinel.tsx';
import { Notice } from '../ui/notice.tsx';
import classes from './my-images-page.module.css';
import { OpenedImage } from './opened-image.tsx';
import { ToolDialogs } from './tool-dialogs.tsx';
import { useToolDialog } from './use-tool-dialog.ts';
import { useViewedImage } from './use-viewed-image.ts';

export function MyImagesPage() {
  usePageTitle('My Images');
  const list = useMyImages();
  const viewed = useViewedImage();
  const dialog = useToolDialog();
  const images = list.data?.pages.flatMap((page) => page.images) ?? [];
  return (
    <>
      {list.isSuccess && images.length === 0 ? (
        <Notice title="No images yet" text="Everything you create is kept here, newest first.">
          <Button component={Link} to={MODE_TABLE.GenerateImage.path} size="md">
            Create an image
          </Button>
        </Notice>
      ) : (
        <Images list={list} images={images} onOpen={viewed.open} />
      )}
      {viewed.id !== null && dialog.name === null && <OpenedImage id={viewed.id} images={images} />}
      <ToolDialogs />
    </>
  );
}

interface ImagesProps {
  readonly list: ReturnType<typeof useMyImages>;
  readonly images: readonly ImageItem[];
  readonly onOpen: (id: number) => void;
}

function Images({ list, images, onOpen }: ImagesProps) {
  const count = useImageCount().data?.count;
  const allowExplicit = useUser()?.is_allow ?? false;
  const more = list.hasNextPage ? 'more' : 'end';
  return (
    <main className={classes.page}>
      <div className={classes.head}>
        <h1>My Images</h1>
        {count !== undefined && <p>{`${count} ${count === 1 ? 'image' : 'images'}`}</p>}
      </div>
      <ImageGrid images={images} allowExplicit={allowExplicit} onOpen={onOpen} />
      <EndSentinel
        state={list.isError ? 'error' : list.isPending || list.isFetchingNextPage ? 'busy' : more}
        onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
      />
    </main>
  );
}
