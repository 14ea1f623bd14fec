import type { ImageItem, RenderRequest } from '@kenna/contract';
import { useEffect, useState } from 'react';
import type { ViewerTake } from '../../features/image-viewer/components/take-strip.tsx';
import { TakeProgress } from '../../features/render-results/components/take-progress.tsx';
import { useDialogRenders } from '../../features/render-results/dialog-renders.api.ts';
import { isPending } from '../../features/render-results/render-results.api.ts';
import { pageResults } from '../../features/render-results/results.store.ts';
import { useUser } from '../../features/session/session.api.ts';
import { priceLine } from '../../features/workspace/request/price-line.ts';
import { showToast } from '../../ui/messages/toast.store.ts';
import { useCreateRender } from './use-create-render.ts';

interface TakesInput {
  /** Id of the picture in the viewer. */
  readonly shownId: number;
  readonly onShow: (imageId: number) => void;
}

/**
 * Pictures that are drawn again from the opened one. The viewer shows the progress of a new picture over the old one and
 * then the new one, unless the person has moved to another picture meanwhile.
 */
export function useTakes({ shownId, onShow }: TakesInput) {
  // A refusal is shown as a toast, because the viewer covers the results.
  const { create } = useCreateRender({
    results: pageResults,
    onNotDrawable: ({ text }) => showToast({ title: text, type: 'error' }),
  });
  const user = useUser();
  const followed = useDialogRenders();
  /** The picture from which the others were drawn. */
  const [origin, setOrigin] = useState<ImageItem | null>(null);
  /** Id of the render whose pictures are shown once they arrive. */
  const [awaited, setAwaited] = useState<number | null>(null);
  const renders = followed.renders.toReversed();
  const images = renders.flatMap((render) => render.images);
  const isListed = shownId === origin?.id || images.some(({ id }) => id === shownId);
  const render = awaited === null || !isListed ? undefined : renders.find(({ id }) => id === awaited);

  const arrived = render?.images[0]?.id;
  const waits = render !== undefined && arrived === undefined && isPending(render);
  const isUnderWay = awaited !== null && isListed && (render === undefined || waits);
  useEffect(() => {
    if (arrived !== undefined) onShow(arrived);
    // `onShow` changes with every address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived]);

  const draw = async (request: RenderRequest, image: ImageItem): Promise<boolean> => {
    const id = await create(request);
    if (id === null) return false;
    if (!isListed) {
      followed.clear();
      setOrigin(image);
    }
    followed.follow(id);
    setAwaited(id);
    return true;
  };
  /** Opens another picture. Those that are still being drawn no longer replace it when they arrive. */
  const show = (id: number) => {
    setAwaited(null);
    onShow(id);
  };
  const takeOf = (image: ImageItem): ViewerTake => ({
    key: String(image.id),
    image,
    isShown: image.id === shownId && !waits,
    onShow: () => show(image.id),
  });
  const takes: readonly ViewerTake[] =
    origin === null || !isListed
      ? []
      : [
          takeOf(origin),
          ...renders.flatMap((each) => [
            ...each.images.map(takeOf),
            ...(isPending(each)
              ? [
                  {
                    key: `render-${each.id}`,
                    image: null,
                    isShown: each === render && waits,
                    onShow: () => setAwaited(each.id),
                  },
                ]
              : []),
          ]),
        ];
  return {
    draw,
    show,
    price: (count: number) => (user ? priceLine(user.plan, user.render_limit, count) : ''),
    takes: takes.length > 1 ? takes : [],
    images,
    /** The picture from which the shown one was drawn here; null for others. */
    origin: isListed ? origin : null,
    /** Whether a new picture was asked for and may still come: from the moment the server has accepted the request. */
    isUnderWay,
    progress: waits && <TakeProgress render={render} onCancel={() => followed.cancel(render.id)} />,
  };
}
