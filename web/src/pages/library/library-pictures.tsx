import { Button } from '@mantine/core';
import { MODE_TABLE } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { reloadLibrary } from '../../features/image-actions/image-actions.api.ts';
import { showFailure } from '../../features/image-source/accepted-files.ts';
import { useUploadAll } from '../../features/image-source/upload.api.ts';
import { acceptedBy } from '../../features/image-source/upload-rules.ts';
import { FilterBar } from '../../features/my-images/components/filter-bar.tsx';
import { LibraryWall } from '../../features/my-images/components/library-wall.tsx';
import { NothingHere } from '../../features/my-images/components/nothing-here.tsx';
import { SelectionBar } from '../../features/my-images/components/selection-bar.tsx';
import { TrashNote } from '../../features/my-images/components/trash-note.tsx';
import { isFiltered, NO_FILTER } from '../../features/my-images/library-filter.ts';
import { useLibrary, type LibraryImage, type PictureTab } from '../../features/my-images/my-images.api.ts';
import { useSelection } from '../../features/my-images/use-selection.ts';
import { useUser } from '../../features/session/session.api.ts';
import { useFlatPages } from '../../features/my-images/use-flat-pages.ts';
import { FieldProblem } from '../../ui/messages/field-problem.tsx';
import { useCommands } from '../../lib/commands/commands.ts';
import { FileButton } from '../../ui/fields/file-button.tsx';
import { ListEnd } from '../../ui/messages/list-end.tsx';
import { useLibraryCovered } from '../shared/library-dialogs.tsx';
import { OpenedImage } from '../shared/opened-image.tsx';
import { useAddressFilter } from '../../features/my-images/use-address-filter.ts';
import { useBulkActions } from './use-bulk-actions.ts';
import { useImageTools } from '../shared/use-image-tools.tsx';
import { useToolDialog } from '../../features/image-tools/use-tool-dialog.ts';
import { useTrashTools } from './use-trash-tools.tsx';
import { useViewedImage } from '../../features/image-viewer/use-viewed-image.ts';

const imagesOf = ({ images }: { readonly images: readonly LibraryImage[] }) => images;

interface ShownList {
  readonly tab: PictureTab;
  readonly list: ReturnType<typeof useLibrary>;
}

/**
 * The pictures of one tab of My Images. The list is deferred, so that rendering a new page does not interrupt
 * scrolling.
 */
export function LibraryPictures({ tab }: { tab: PictureTab }) {
  const { filter } = useAddressFilter();
  const list = useLibrary(tab, filter);
  const shown = useDeferredValue(useMemo(() => ({ tab, list }), [tab, list]));
  return <PicturesWithTools shown={shown} />;
}

/** The wall with its filter, selection and actions. */
const PicturesWithTools = memo(function PicturesWithTools({ shown: { tab, list } }: { shown: ShownList }) {
  const { filter, change } = useAddressFilter();
  const images = useFlatPages(list.data?.pages, imagesOf);
  const viewed = useViewedImage();
  const dialog = useToolDialog();
  const selection = useSelection(images);
  const bulk = useBulkActions(tab);
  const ofPicture = useImageTools();
  const inTrash = useTrashTools();
  const [isFiltering, setFiltering] = useState(false);
  const covered = useLibraryCovered() || isFiltering || viewed.id !== null || dialog.name !== null;
  const allowExplicit = useUser()?.is_allow ?? false;
  const trashed = tab === 'trash';
  // The bin has no filter besides its search.
  const filtered = trashed ? filter.search !== undefined : isFiltered(filter);
  const at = images.findIndex(({ id }) => id === viewed.id);
  // The arrows of the viewer lead on beyond what is loaded, also from a picture that a link names.
  const leadsOn = viewed.id !== null && (at < 0 ? images.length < MAX_SEARCHED : at >= images.length - 2);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (leadsOn && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [leadsOn, hasNextPage, isFetching, isError, fetchNextPage]);
  const isEmpty = list.isSuccess && images.length === 0;
  useCommands(
    selection.images.length === 1 ? 'The selected picture' : `${selection.images.length} selected pictures`,
    selection.images.length === 0 ? [] : bulk.actionsOn(selection.images),
  );
  const { select } = selection;
  const selectOne = useCallback((id: number) => select(id, false), [select]);
  return (
    <>
      {trashed
        ? !(isEmpty && !filtered) && (
            <TrashNote
              search={filter.search ?? ''}
              onSearch={(search) => change({ search })}
              onEmpty={filtered || images.length === 0 ? null : () => inTrash.empty(images)}
            />
          )
        : !(isEmpty && !filtered) && <FilterBar filter={filter} onChange={change} onCover={setFiltering} />}
      {isEmpty ? (
        <NothingHere tab={tab} filtered={filtered}>
          <WayOn tab={tab} onClear={filtered ? () => change(NO_FILTER) : null} />
        </NothingHere>
      ) : (
        <LibraryWall
          images={images}
          selection={selection}
          allowExplicit={allowExplicit}
          covered={covered}
          tools={trashed ? inTrash.onTile : ofPicture.onTile}
          marks={trashed ? inTrash.daysLeft : ofPicture.marks}
          onReport={ofPicture.report}
          onOpen={trashed ? selectOne : viewed.open}
          keys={bulk.keys}
        />
      )}
      <End list={list} />
      {selection.ids.size > 0 && <SelectionBar selection={selection} actions={bulk.actionsOn(selection.images)} />}
      {!trashed && <OpenedImage images={images} />}
    </>
  );
});

interface WayOnProps {
  readonly tab: PictureTab;
  /** Clears the filter; null without one. */
  readonly onClear: (() => void) | null;
}

/** The button of a tab without pictures. The bin has none, because nothing is to be done about it. */
function WayOn({ tab, onClear }: WayOnProps) {
  if (onClear !== null) {
    return (
      <Button size="md" variant="default" onClick={onClear}>
        Clear search
      </Button>
    );
  }
  if (tab === 'uploads') return <UploadOwn />;
  if (tab === 'trash') return null;
  return tab === 'liked' ? (
    <Button component={Link} to="?" size="md">
      My Images
    </Button>
  ) : (
    <Button component={Link} to={MODE_TABLE.GenerateImage.path} size="md">
      Create an image
    </Button>
  );
}

/** Uploads are checked by the rules of this tool, which takes pictures only. */
const UPLOAD_PAGE = 'Backdrop';

function UploadOwn() {
  const userId = useUser()?.id ?? 0;
  const queryClient = useQueryClient();
  // The first picture that comes takes this button away, and what follows is listed nevertheless.
  const upload = useUploadAll(UPLOAD_PAGE, (refusal, count) => {
    if (count > 0) showFailure(refusal);
    void reloadLibrary(queryClient);
  });
  return (
    <>
      <FileButton
        multiple
        size="md"
        variant="filled"
        label="Upload pictures"
        accept={acceptedBy(UPLOAD_PAGE)}
        loading={upload.isPending}
        onChoose={(files) => upload.mutate({ files, userId })}
      >
        Upload
      </FileButton>
      {upload.refusal !== null && <FieldProblem text={upload.refusal} />}
    </>
  );
}

/** Pictures among which the viewed one is looked for; it may be one that the filter leaves out. */
const MAX_SEARCHED = 100;

/** A complete list of fewer pictures has no note at its end, because its end is obvious. */
const MIN_WITH_END = 9;

function End({ list }: Pick<ShownList, 'list'>) {
  if (list.isSuccess && !list.hasNextPage && (list.data.pages[0]?.images.length ?? 0) < MIN_WITH_END) return null;
  const state = list.isPending || list.isFetchingNextPage ? 'busy' : list.hasNextPage ? 'more' : 'end';
  return (
    <ListEnd
      // The words under a wall are others than those in place of it, so that nothing moves when the wall comes.
      key={list.isPending ? 'first' : 'further'}
      state={list.isError ? 'error' : state}
      onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage({ cancelRefetch: false }))}
    />
  );
}
