import { MODE_TABLE, type ImageItem, type Mode } from '@kenna/contract';
import { mdiBookmarkOutline, mdiCompareHorizontal, mdiFlagOutline, mdiHeartOutline, mdiTrashCanOutline } from '@mdi/js';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { openCollecting } from '../../features/collections/collection-dialog.store.ts';
import { BookmarkButton } from '../../features/collections/components/bookmark-button.tsx';
import { askToConfirm } from '../../features/image-actions/confirmation.store.ts';
import { openSaveAs } from '../../features/downloads/download-dialog.store.ts';
import { useTrash } from '../../features/image-actions/image-actions.api.ts';
import { LikeButton } from '../../features/image-actions/components/like-button.tsx';
import { MoreMenu } from '../../features/image-actions/components/more-menu.tsx';
import { TrashButton } from '../../features/image-actions/components/trash-button.tsx';
import { EditMenu } from '../../features/image-tools/components/edit-menu.tsx';
import { ToolsMenu } from '../../features/image-tools/components/tools-menu.tsx';
import { EDITOR_ENTRIES, TOOL_ENTRIES, toolName } from '../../features/image-tools/tool-entries.ts';
import { NoteBox } from '../../features/notes/components/note-box.tsx';
import { NoteButton } from '../../features/notes/components/note-button.tsx';
import { takePictureTo } from '../../features/workspace/draft/draft.store.ts';
import type { Command } from '../../lib/commands/commands.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToolDialog } from '../../features/image-tools/use-tool-dialog.ts';
import { CardSheet } from '../../features/image-actions/components/card-sheet.tsx';
import { useViewedImage } from '../../features/image-viewer/use-viewed-image.ts';

interface PictureCommands {
  readonly like: () => void;
  readonly trash: () => void;
  /** Called when the picture leaves its lists. */
  readonly onGone?: () => void;
}

const marks = (image: ImageItem) => (
  <>
    <LikeButton image={image} look="scrim" />
    <TrashButton image={image} look="scrim" />
  </>
);

const collect = (image: ImageItem) => openCollecting([image]);

const report = (image: ImageItem, onGone?: () => void) =>
  askToConfirm({ kind: 'report', images: [image], onConfirmed: onGone });

/**
 * Actions on a picture: for its tile, for the viewer and for dialogs. Functions for tiles keep their identity between
 * renders, so that memoised tiles do not render again. `onCompare` opens a picture beside the one that it was made from;
 * by default in the viewer of the page.
 */
export function useImageTools(onCompare?: (imageId: number) => void) {
  const navigate = useNavigate();
  const { open: openEditor } = useToolDialog();
  const trashAll = useTrash();
  const viewed = useViewedImage();
  const compare = onCompare ?? viewed.openComparing;
  const take = useCallback(
    ({ image_url }: ImageItem, mode: Mode) => {
      takePictureTo(mode, image_url);
      void navigate(`${MODE_TABLE[mode].path}?edit_image=1`);
    },
    [navigate],
  );
  const inViewer = useCallback(
    (image: ImageItem, onGone: () => void) => (
      <>
        <LikeButton image={image} look="plain" />
        <BookmarkButton image={image} look="plain" />
        <EditMenu onOpen={(editor) => openEditor(editor, image.id)} onOpenTool={(mode) => take(image, mode)} />
        <TrashButton image={image} look="plain" onGone={onGone} />
        <MoreMenu image={image} look="plain" onDownload={() => openSaveAs(image)} onGone={onGone} />
      </>
    ),
    [take, openEditor],
  );
  const inSheet = useCallback(
    (image: ImageItem, onGone: () => void) => (
      <>
        <LikeButton image={image} look="button" />
        <BookmarkButton image={image} look="button" />
        <MoreMenu image={image} look="button" onDownload={() => openSaveAs(image)} onGone={onGone} />
        <EditMenu onOpen={(editor) => openEditor(editor, image.id)} onOpenTool={(mode) => take(image, mode)} />
        <TrashButton image={image} look="button" onGone={onGone} />
      </>
    ),
    [take, openEditor],
  );
  const onTile = useCallback(
    (image: ImageItem) => (
      <>
        {image.parent_image_id !== null && image.tool !== 'GenerateImage' && (
          <IconButton
            label="Compare with before"
            icon={mdiCompareHorizontal}
            tone="scrim"
            onClick={() => compare(image.id)}
          />
        )}
        <ToolsMenu onOpenTool={(mode) => take(image, mode)} />
        <BookmarkButton image={image} look="scrim" />
        <NoteButton imageId={image.id} />
        <MoreMenu image={image} look="scrim" onDownload={() => openSaveAs(image)} />
        <CardSheet image={image}>
          {(onGone) => (
            <>
              {inSheet(image, onGone)}
              <NoteBox imageId={image.id} />
            </>
          )}
        </CardSheet>
      </>
    ),
    [take, compare, inSheet],
  );
  /** Actions in the command palette on the opened picture, or on that on the stage. */
  const commandsOn = (image: ImageItem, { like, trash, onGone }: PictureCommands): readonly Command[] => [
    { label: image.is_like ? 'Unlike' : 'Like', icon: mdiHeartOutline, keys: 'L', run: like },
    { label: 'Save to my collections', icon: mdiBookmarkOutline, keys: 'B', run: () => collect(image) },
    ...EDITOR_ENTRIES.map(({ name, label, icon }) => ({
      label: `${label} here`,
      icon,
      run: () => openEditor(name, image.id),
    })),
    ...TOOL_ENTRIES.map(({ mode, icon }) => ({
      label: `${toolName(mode)}, on its page`,
      icon,
      run: () => take(image, mode),
    })),
    { label: 'Move to bin', icon: mdiTrashCanOutline, keys: 'T', run: trash },
    { label: 'Report', icon: mdiFlagOutline, run: () => report(image, onGone) },
  ];
  return {
    take,
    commandsOn,
    onTile,
    marks,
    collect,
    report,
    trashAll,
    /** Buttons for the foot of the viewer. `onGone` is called when the picture leaves its lists. */
    inViewer,
  };
}
