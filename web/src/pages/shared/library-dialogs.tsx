import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCollectionDialog } from '../../features/collections/collection-dialog.store.ts';
import { useOpenPalette } from '../../features/command-palette/palette.store.ts';
import { useDownloadDialog } from '../../features/downloads/download-dialog.store.ts';
import { useOpenConfirmation } from '../../features/image-actions/confirmation.store.ts';
import { useUser } from '../../features/session/session.api.ts';
import { useToolDialog } from '../../features/image-tools/use-tool-dialog.ts';

const ActionConfirmation = lazy(() =>
  import('../../features/image-actions/components/action-confirmation.tsx').then((module) => ({
    default: module.ActionConfirmation,
  })),
);
const CollectionDialogs = lazy(() =>
  import('../../features/collections/components/dialogs/collection-dialogs.tsx').then((module) => ({
    default: module.CollectionDialogs,
  })),
);

const DownloadDialogs = lazy(() =>
  import('../../features/downloads/components/download-dialogs.tsx').then((module) => ({
    default: module.DownloadDialogs,
  })),
);

const pathOf = (id: number) => `/workplace/collections/${id}`;

/** Dialogs for actions on pictures and collections, rendered once for all pages of the workspace. */
export function LibraryDialogs() {
  const confirmation = useOpenConfirmation();
  const dialog = useCollectionDialog();
  const download = useDownloadDialog();
  const tool = useToolDialog();
  const allowExplicit = useUser()?.is_allow ?? false;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Suspense>
      {confirmation !== null && <ActionConfirmation confirmation={confirmation} />}
      {download !== null && (
        <DownloadDialogs
          dialog={download}
          allowExplicit={allowExplicit}
          onRemoveBackground={(imageId) => tool.open('remove-background', imageId)}
        />
      )}
      {dialog !== null && (
        <CollectionDialogs
          // Each kind of dialog starts with fresh state.
          key={dialog.kind}
          dialog={dialog}
          allowExplicit={allowExplicit}
          onShow={(id) => void navigate(pathOf(id))}
          onDeleted={(id) => pathname === pathOf(id) && void navigate('/workplace/collections')}
        />
      )}
    </Suspense>
  );
}

/** Whether one of these dialogs or the command palette is open, so that the page below ignores keyboard shortcuts. */
export function useLibraryCovered(): boolean {
  const opened = [useOpenConfirmation(), useCollectionDialog(), useDownloadDialog(), useOpenPalette()];
  return opened.some((dialog) => dialog !== null);
}
