import type { ImageItem } from '@kenna/contract';
import { mdiTune } from '@mdi/js';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useToolDialog } from '../../../features/image-tools/use-tool-dialog.ts';
import { useViewedImage } from '../../../features/image-viewer/use-viewed-image.ts';
import { Results } from '../../../features/render-results/components/results.tsx';
import { endSession, useUser } from '../../../features/session/session.api.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLibraryCovered } from '../../shared/library-dialogs.tsx';
import { useCreateRender } from '../../shared/use-create-render.ts';
import { useResultActions } from '../shell/use-result-actions.tsx';
import type { Shelf } from '../shell/use-shelf.ts';

interface AdjustResultsProps {
  readonly shelf: Shelf;
  /** The canvas with the adjusted picture; null while there is no picture. */
  readonly canvas: ReactNode;
  /** Shown while there is no picture. */
  readonly intro: ReactNode;
  /** Versions saved since the editor was opened, newest first. */
  readonly versions: readonly ImageItem[];
  /** Address of the picture. */
  readonly url: string | null;
  readonly onChoose: (url: string) => void;
}

/** The stage of Adjust with its filmstrip, which lists saved versions: they are no renders. */
export function AdjustResults({ shelf, canvas, intro, versions, url, onChoose }: AdjustResultsProps) {
  const queryClient = useQueryClient();
  const dialog = useToolDialog();
  const viewed = useViewedImage();
  const covered = useLibraryCovered();
  const allowExplicit = useUser()?.is_allow ?? false;
  const { create, creating } = useCreateRender({ results: shelf.area, onAccepted: shelf.add });
  // Choosing the picture that is on the canvas already goes back to it.
  const [choices, setChoices] = useState(0);
  const isDialog = shelf.own !== null;
  const isBusy = shelf.isBusy || (isDialog && creating);
  const actions = useResultActions({
    shelf,
    onTile: ({ image_url }) => (
      <IconButton
        label="Adjust this picture"
        icon={mdiTune}
        tone="scrim"
        onClick={() => {
          onChoose(image_url);
          setChoices(choices + 1);
        }}
      />
    ),
    send: (request, onRefused) => {
      if (!isBusy) void create(isDialog ? { ...request, is_dialog: 1 } : request, onRefused);
    },
  });
  const isInFront = isDialog || (dialog.name === null && viewed.id === null);
  return (
    <Results
      title="Adjust"
      area={shelf.area}
      own={shelf.own}
      actions={actions}
      canvas={canvas}
      reveals={false}
      foot="buttons"
      announcement=""
      allowExplicit={allowExplicit}
      intro={intro}
      history={versions.map((image, index) => ({
        image,
        label: `Version ${versions.length - index}`,
        onOpen: () => shelf.open(image.id),
      }))}
      isOfTool={() => false}
      belongs={null}
      work={`${url} ${choices}`}
      listens={isInFront && !covered}
      onLogin={() => endSession(queryClient)}
      onOffer={() => undefined}
      refusalHint={null}
    />
  );
}
