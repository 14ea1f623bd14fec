import type { ImageItem } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLike } from '../../features/image-actions/image-actions.api.ts';
import { openSaveAs } from '../../features/downloads/download-dialog.store.ts';
import { PlacedOutline } from '../../features/artwork/components/placed-outline.tsx';
import { PlacingFoot } from '../../features/artwork/components/placing-foot.tsx';
import {
  artworksOf,
  changesPiece,
  chosenName,
  isSameView,
  outlinesOf,
  placingRequest,
  takeOfStep,
} from '../../features/artwork/placing.ts';
import { ImageViewer } from '../../features/image-viewer/components/image-viewer.tsx';
import type { WorkedOn } from '../../features/image-viewer/viewer-actions.ts';
import { NoteBox } from '../../features/notes/components/note-box.tsx';
import { CredentialsPin } from '../../features/provenance/components/credentials-pin.tsx';
import { useRenderSettings } from '../../features/render-results/render-results.api.ts';
import { useUser } from '../../features/session/session.api.ts';
import { draftOfSettings } from '../../features/workspace/draft/settings-draft.ts';
import { idleImages } from '../../lib/pictures/image-action.ts';
import { useSceneVocabulary } from '../../lib/pictures/scene-vocabulary.ts';
import { useLibraryCovered } from './library-dialogs.tsx';
import { useToolDialog } from '../../features/image-tools/use-tool-dialog.ts';
import { useDraftOfImage } from '../../features/workspace/draft/use-draft-of-image.ts';
import { PlacingSection } from './placing-section.tsx';
import { useImageTools } from './use-image-tools.tsx';
import { usePlacing } from './use-placing.ts';
import { useTakePreview } from './use-take-preview.tsx';
import { useTakes } from './use-takes.tsx';
import { useShownImage } from '../../features/image-viewer/shown-image.ts';
import { useViewedImage } from '../../features/image-viewer/use-viewed-image.ts';

interface OpenedImageProps {
  /** Pictures of the page, in the order in which the arrow keys move through them. */
  readonly images: readonly ImageItem[];
}

/** The viewer of the picture that the address names. It is hidden while an editor is open. */
export function OpenedImage({ images }: OpenedImageProps) {
  const { id } = useViewedImage();
  const dialog = useToolDialog();
  return id !== null && dialog.name === null && <Opened id={id} images={images} />;
}

/**
 * The viewer with its actions. Reusing all settings changes the draft of the picture's tool, reusing the seed that of
 * Generate Image.
 */
function Opened({ id, images }: OpenedImageProps & { readonly id: number }) {
  const viewed = useViewedImage();
  const tools = useImageTools();
  const use = useDraftOfImage();
  const {
    draw,
    show,
    price,
    takes,
    images: drawn,
    origin,
    progress,
    isUnderWay,
  } = useTakes({ shownId: id, onShow: viewed.move });
  const tried = useTakePreview(id);
  const user = useUser();
  const allowExplicit = user?.is_allow ?? false;
  const like = useLike();
  const queryClient = useQueryClient();
  const covered = useLibraryCovered();
  const at = images.findIndex((image) => image.id === (origin?.id ?? id));
  /** Moves to the neighbour of a picture that was removed, or closes the viewer. */
  const onGone = () => {
    const neighbour = at < 0 ? undefined : (images[at + 1] ?? images[at - 1]);
    if (neighbour) viewed.move(neighbour.id);
    else viewed.close();
  };
  const trash = (image: ImageItem) => {
    if (idleImages(queryClient, [image]).length === 0) return;
    onGone();
    tools.trashAll([image]);
  };
  // A picture that a link names need not be among the pictures that the page has loaded.
  const { image: shown } = useShownImage([...images, ...drawn], id);
  const settings = useRenderSettings(shown?.render_id ?? null);
  const views = (useSceneVocabulary(shown?.scene === 'object')?.kinds.view ?? []).map(({ name }) => name);
  const placing = usePlacing({
    imageId: id,
    isLive: tried.isLive,
    listens: !covered,
    onTry: (step) => {
      if (shown === undefined) return;
      const take = takeOfStep(step, shown, views);
      tried.tryTake(changesPiece(step) ? { take, model: null, artworks: artworksOf(step) } : null, shown);
      if (tried.isOffered && viewed.comparing) viewed.compare(false);
    },
  });
  const [workedOn, setWorkedOn] = useState<WorkedOn | null>(null);
  const worked = `${id} ${chosenName(placing.step)} ${placing.step.placing.part}`;
  return (
    <ImageViewer
      images={images}
      currentId={id}
      settings={settings}
      allowExplicit={allowExplicit}
      actions={{
        draw: (request, image) => {
          tried.close();
          return draw(request, image);
        },
        tryTake: (take, image) => {
          tried.tryTake(take, image);
          // The drawing has its place over the picture alone.
          if (take !== null && tried.isOffered && viewed.comparing) viewed.compare(false);
        },
        price,
        useAll: (page, settings, seed) => use(draftOfSettings(settings, seed), page),
        useSeed: (seed) => use({ seed }),
        download: openSaveAs,
      }}
      tools={(image) => tools.inViewer(image, onGone)}
      takes={takes}
      progress={
        progress ||
        tried.preview({
          over: (seen) => (
            <PlacedOutline
              step={placing.step}
              ratio={shown === undefined ? 1 : shown.width / shown.height}
              {...seen}
              onMove={(next, control) => placing.move(next, control, true)}
              onSettle={placing.settle}
              onUsual={placing.seeUsual}
              onShown={(part) => setWorkedOn((now) => (now?.name === worked ? now : { name: worked, part }))}
            />
          ),
          changes: (placed) =>
            placing.stored !== null && shown !== undefined && isSameView(takeOfStep(placing.step, shown, views))
              ? outlinesOf([...placing.stored, ...placed])
              : null,
        })
      }
      workedOn={placing.step.chosen !== null && workedOn?.name === worked ? workedOn : null}
      {...(origin && { anchorId: origin.id })}
      pin={({ id: pinned, image_url: address }) => (
        <CredentialsPin key={pinned} address={address} allowExplicit={allowExplicit} />
      )}
      history={({ id: pinned, image_url: address }) => (
        <CredentialsPin key={pinned} address={address} allowExplicit={allowExplicit} look="words" />
      )}
      placing={(image) =>
        user &&
        image.scene === 'object' && (
          <PlacingSection placing={placing} isUnderWay={isUnderWay} userId={user.id} allowExplicit={allowExplicit} />
        )
      }
      foot={(image) =>
        user &&
        image.scene === 'object' &&
        // The step stays until its picture is there; drawing it again meanwhile would be charged again.
        !isUnderWay &&
        changesPiece(placing.step) && (
          <PlacingFoot
            step={placing.step}
            price={price(1)}
            onCancel={placing.cancel}
            onDraw={async () => {
              const { step } = placing;
              const request = placingRequest(image, takeOfStep(step, image, views), artworksOf(step));
              if (!(await draw(request, image))) return;
              tried.close();
              placing.draw();
            }}
          />
        )
      }
      notes={(image) => <NoteBox key={image.id} imageId={image.id} />}
      keys={{ l: like.toggle, b: tools.collect, t: trash }}
      commands={(image) =>
        tools.commandsOn(image, { like: () => like.toggle(image), trash: () => trash(image), onGone })
      }
      covered={covered || placing.isChoosing}
      onReport={(image) => tools.report(image, onGone)}
      comparing={viewed.comparing}
      besideId={viewed.besideId}
      onCompare={viewed.compare}
      onMove={show}
      onClose={viewed.close}
    />
  );
}
