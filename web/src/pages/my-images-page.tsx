import { Button } from '@mantine/core';
import { MODE_TABLE } from '@kenna/contract';
import { Link } from 'react-router';
import { ImageViewer } from '../features/image-viewer/components/image-viewer.tsx';
import { ImageGrid } from '../features/my-images/components/image-grid.tsx';
import { useImageCount, useMyImages } from '../features/my-images/my-images.api.ts';
import { useRenderSettings } from '../features/render-results/render-results.api.ts';
import { useUser } from '../features/session/session.api.ts';
import { draftOfSettings } from '../features/workspace/settings-draft.ts';
import { EndSentinel } from '../ui/end-sentinel.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Notice } from '../ui/notice.tsx';
import classes from './my-images-page.module.css';
import { ToolDialogs } from './tool-dialogs.tsx';
import { useDraftOfImage } from './use-draft-of-image.ts';
import { useDrawAgain } from './use-draw-again.ts';
import { useImageTools } from './use-image-tools.tsx';
import { useToolDialog } from './use-tool-dialog.ts';
import { useViewedImage } from './use-viewed-image.ts';

export function MyImagesPage() {
  usePageTitle('My Images');
  const list = useMyImages();
  const drawAgain = useDrawAgain();
  const count = useImageCount().data?.count;
  const viewed = useViewedImage();
  const allowExplicit = useUser()?.is_allow ?? false;
  const images = list.data?.pages.flatMap((page) => page.images) ?? [];
  const shown = images.find(({ id }) => id === viewed.id);
  const settings = useRenderSettings(shown?.render_id ?? null);
  const use = useDraftOfImage();
  const tools = useImageTools();
  const dialog = useToolDialog();

  if (list.isSuccess && images.length === 0) {
    return (
      <Notice title="No images yet" text="Everything you create is kept here, newest first.">
        <Button component={Link} to={MODE_TABLE.GenerateImage.path} size="md">
          Create an image
        </Button>
      </Notice>
    );
  }
  return (
    <main className={classes.page}>
      <div className={classes.head}>
        <h1>My Images</h1>
        {count !== undefined && <p>{`${count} ${count === 1 ? 'image' : 'images'}`}</p>}
      </div>
      <ImageGrid images={images} allowExplicit={allowExplicit} onOpen={viewed.open} />
      <EndSentinel
        state={
          list.isError
            ? 'error'
            : list.isPending || list.isFetchingNextPage
              ? 'busy'
              : list.hasNextPage
                ? 'more'
                : 'end'
        }
        onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
      />
      {viewed.id !== null && dialog.name === null && (
        <ImageViewer
          images={images}
          currentId={viewed.id}
          settings={settings}
          allowExplicit={allowExplicit}
          actions={{
            ...drawAgain,
            useAll: (all, seed) => use(draftOfSettings(all, seed), all.page),
            useSeed: (seed) => use({ seed }),
          }}
          tools={tools.inViewer}
          comparing={viewed.comparing}
          onCompare={viewed.compare}
          onMove={viewed.move}
          onClose={viewed.close}
        />
      )}
      <ToolDialogs />
    </main>
  );
}
