import { counted, PHOTOGRAPH_LIMIT, SOURCE_ENDINGS } from '@kenna/contract';
import { Button, Checkbox } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { mdiFolderUploadOutline, mdiImageMultipleOutline } from '@mdi/js';
import { useId, useMemo, useState } from 'react';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RunDialog } from '../run-dialog.tsx';
import { withPhotograph, type DraftRow, type SheetDraft } from '../run-draft.ts';
import { filesOfDrop } from '../../../lib/browser/files-of-drop.ts';
import { isZip, sortFiles, type FoundFiles, type LeftOut } from './found-files.ts';
import { matchPhotographs } from './match-photographs.ts';
import { newProducts } from './new-products.ts';
import classes from './photographs-dialog.module.css';
import {
  usePhotographUploads,
  type PhotographJob,
  type UploadPhotograph,
  type UploadProgress,
} from './use-photograph-uploads.ts';

interface PhotographsDialogProps {
  readonly sheet: SheetDraft;
  /** The plan allows this number of products. */
  readonly maxRows: number;
  readonly upload: UploadPhotograph;
  /** Changes the sheet as it is when it is called. */
  readonly onChange: (change: (sheet: SheetDraft) => SheetDraft) => void;
  readonly onClose: () => void;
}

/** A folder may be gone, or closed to the browser. */
const UNREADABLE: FoundFiles = {
  files: [],
  leftOut: [{ path: 'Your choice', reason: 'It could not be read. Choose it again.' }],
};

type Found = readonly { readonly path: string; readonly file: File }[];

/** Reads a ZIP archive with a library that is loaded only then. */
async function filesOf(found: Found): Promise<FoundFiles> {
  const parts = [sortFiles(found.filter(({ file }) => !isZip(file)))];
  for (const { file } of found.filter((each) => isZip(each.file))) {
    const { readZip } = await import('./read-zip.ts');
    parts.push(await readZip(file));
  }
  return {
    files: parts.flatMap(({ files }) => files),
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
  };
}

/** Adds photographs to the products that they name, from files, a folder or a ZIP archive. */
export function PhotographsDialog({ sheet, maxRows, upload, onChange, onClose }: PhotographsDialogProps) {
  const [found, setFound] = useState<FoundFiles | null>(null);
  const [isReading, setReading] = useState(false);
  const { progress, isRunning, start, cancel } = usePhotographUploads(upload, (key, photograph) =>
    onChange((before) => withPhotograph(before, key, photograph)),
  );
  const take = async (read: Promise<Found>) => {
    setReading(true);
    try {
      setFound(await filesOf(await read));
    } catch {
      setFound(UNREADABLE);
    } finally {
      setReading(false);
    }
  };
  return (
    <RunDialog size={640} title="Add photographs" onClose={onClose}>
      <p>
        A photograph is added to the product whose SKU or name comes first in the name of its file or folder:
        DR-101.jpg, DR-101_back.jpg. A product has at most {PHOTOGRAPH_LIMIT} photographs.
      </p>
      {progress === null ? (
        <>
          <Choice isReading={isReading} onTake={(read) => void take(read)} />
          {found !== null && (
            <Matching
              found={found}
              sheet={sheet}
              maxRows={maxRows}
              onUpload={(jobs, rows) => {
                onChange((before) => ({ ...before, rows: [...before.rows, ...rows] }));
                start(jobs);
              }}
            />
          )}
        </>
      ) : (
        <Uploads
          progress={progress}
          isRunning={isRunning}
          onStop={() => {
            cancel();
            onClose();
          }}
          onRetry={start}
          onClose={onClose}
        />
      )}
    </RunDialog>
  );
}

interface UploadsProps {
  readonly progress: UploadProgress;
  readonly isRunning: boolean;
  readonly onStop: () => void;
  readonly onRetry: (jobs: readonly PhotographJob[]) => void;
  readonly onClose: () => void;
}

/** How many photographs have been added, and those that failed. */
function Uploads({ progress: { total, added, failed }, isRunning, onStop, onRetry, onClose }: UploadsProps) {
  return (
    <>
      <p role="status">
        {added.toLocaleString('en')} of {counted(total, 'photograph')} added
        {failed.length > 0 && `, ${failed.length.toLocaleString('en')} failed`}
      </p>
      <progress className={classes.bar} max={total} value={added + failed.length} aria-label="Progress of the upload" />
      <LeftOutList label="Failed photographs" files={failed} />
      {isRunning ? (
        <Button variant="default" onClick={onStop}>
          Stop
        </Button>
      ) : (
        <div className={classes.ways}>
          {failed.length > 0 && (
            <Button variant="default" onClick={() => onRetry(failed.map(({ job }) => job))}>
              Retry the failed ones
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly isReading: boolean;
  readonly onTake: (found: Promise<Found>) => void;
}

function Choice({ isReading, onTake }: ChoiceProps) {
  const [isOver, setOver] = useState(false);
  const takeAll = (files: Iterable<File>) =>
    onTake(Promise.resolve([...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))));
  const folder = useFileDialog({
    multiple: true,
    directory: true,
    resetOnOpen: true,
    onChange: (files) => files && takeAll(files),
  });
  return (
    <div
      className={classes.zone}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onTake(filesOfDrop(event.dataTransfer));
      }}
    >
      <p>Drop pictures, folders or a ZIP archive here</p>
      <div className={classes.ways}>
        <FileButton
          multiple
          label="Pictures or ZIP archive"
          accept={`${SOURCE_ENDINGS},.zip`}
          leftSection={<Icon path={mdiImageMultipleOutline} />}
          loading={isReading}
          onChoose={takeAll}
        >
          Choose pictures or a ZIP
        </FileButton>
        <Button
          variant="default"
          leftSection={<Icon path={mdiFolderUploadOutline} />}
          disabled={isReading}
          onClick={folder.open}
        >
          Choose a folder
        </Button>
      </div>
    </div>
  );
}

interface MatchingProps {
  readonly found: FoundFiles;
  readonly sheet: SheetDraft;
  readonly maxRows: number;
  readonly onUpload: (jobs: readonly PhotographJob[], rows: readonly DraftRow[]) => void;
}

/** Shows what would be added to which product before it is, and what would not be. */
function Matching({ found, sheet, maxRows, onUpload }: MatchingProps) {
  const [addsRows, setAddsRows] = useState(sheet.rows.length === 0);
  const { matched, unmatched, leftOut } = useMemo(
    () => matchPhotographs(found.files, sheet.rows),
    [found.files, sheet.rows],
  );
  const added = useMemo(() => newProducts(unmatched, maxRows - sheet.rows.length), [unmatched, maxRows, sheet.rows]);
  const jobs = [...matched].flatMap(([key, files]) => files.map((file) => ({ key, file })));
  const isBare = ({ key, sku, photographs }: DraftRow) => sku !== '' && photographs.length === 0 && !matched.has(key);
  const bare = sheet.rows.filter(isBare);
  const all = addsRows ? [...jobs, ...added.jobs] : jobs;
  return (
    <>
      <p role="status">
        {jobs.length === 0
          ? 'No photographs for the products of this run'
          : `${counted(jobs.length, 'photograph')} for ${counted(matched.size, 'product')}`}
      </p>
      {unmatched.length > 0 && (
        <>
          <Checkbox
            label={
              unmatched.length === 1
                ? 'Add a product for the file that matches none'
                : `Add a product for each of the ${counted(unmatched.length, 'file')} that match none`
            }
            checked={addsRows}
            onChange={(event) => setAddsRows(event.currentTarget.checked)}
          />
          <Paths label="Files that match no product" paths={unmatched.map(({ path }) => path)} />
        </>
      )}
      <LeftOutList label="Files left out" files={[...found.leftOut, ...leftOut, ...(addsRows ? added.leftOut : [])]} />
      {bare.length > 0 && (
        <>
          <p>{counted(bare.length, 'product')} without a photograph:</p>
          <Paths label="Products without a photograph" paths={bare.map(({ sku }) => sku)} />
        </>
      )}
      <Button size="md" disabled={all.length === 0} onClick={() => onUpload(all, addsRows ? added.rows : [])}>
        {`Upload ${counted(all.length, 'photograph')}`}
      </Button>
    </>
  );
}

function Paths({ label, paths }: { readonly label: string; readonly paths: readonly string[] }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {paths.map((path, index) => (
        <li key={index}>{path}</li>
      ))}
    </ul>
  );
}

function LeftOutList({ label, files }: { readonly label: string; readonly files: readonly LeftOut[] }) {
  const id = useId();
  if (files.length === 0) return null;
  return (
    <>
      <p id={id}>{label}</p>
      <ul className={classes.list} data-kind="left-out" aria-labelledby={id}>
        {files.map(({ path, reason }, index) => (
          <li key={index}>
            {path}: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
