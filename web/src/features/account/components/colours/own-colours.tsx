import { Button } from '@mantine/core';
import {
  COLOUR_LIMIT,
  SWATCH_FILE_ENDINGS,
  SWATCH_FILE_LIMIT,
  SWATCH_FILE_LIMIT_BYTES,
  SWATCH_FILE_TOO_LARGE_TEXT,
  type OwnColour,
} from '@kenna/contract';
import { useState } from 'react';
import { useOwnColours } from '../../../../lib/colours/own-colours.ts';
import { matchingWords } from '../../../../lib/text/matching-words.ts';
import { FileButton } from '../../../../ui/fields/file-button.tsx';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import { fileProblem, useColourChanges } from '../../own-colours.api.ts';
import account from '../account.module.css';
import { ColourDialog } from './colour-dialog.tsx';
import { ImportReport } from './import-report.tsx';
import classes from './own-colours.module.css';

/** Longer lists can be searched. */
const MIN_SEARCHABLE = 13;

/** The person's named colours: each can be changed; others are added one by one or from a swatch file. */
export function OwnColours() {
  const colours = useOwnColours();
  const { load, remove } = useColourChanges();
  const [edited, setEdited] = useState<OwnColour | 'new' | null>(null);
  const [clearing, setClearing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = (file: File) => {
    setProblem(null);
    load.reset();
    if (file.size > SWATCH_FILE_LIMIT_BYTES) setProblem(SWATCH_FILE_TOO_LARGE_TEXT);
    else load.mutate(file, { onError: (error) => setProblem(fileProblem(error)) });
  };
  return (
    <>
      {colours.length > 0 && <ColourList colours={colours} onEdit={setEdited} />}
      <div className={account.row}>
        <Button variant="default" disabled={colours.length >= COLOUR_LIMIT} onClick={() => setEdited('new')}>
          Add a colour
        </Button>
        <FileButton label="Swatch file" accept={SWATCH_FILE_ENDINGS} loading={load.isPending} onChoose={send}>
          Import a swatch file
        </FileButton>
        {colours.length > 0 && (
          <Button variant="subtle" color="gray" onClick={() => setClearing(true)}>
            Remove all
          </Button>
        )}
      </div>
      <p className={account.about}>
        ASE from Adobe programs, or CSV with a name and a hex, RGB or Lab value in each row. Up to {SWATCH_FILE_LIMIT}.
      </p>
      <div role="status">{load.data !== undefined && <ImportReport report={load.data} />}</div>
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {edited !== null && <ColourDialog colour={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {clearing && (
        <ConfirmDialog
          title={colours.length === 1 ? 'Remove your colour?' : `Remove all ${colours.length} colours?`}
          confirm="Remove"
          busy={remove.isPending}
          onClose={() => setClearing(false)}
          onConfirm={() =>
            remove.mutate(
              colours.map(({ id }) => id),
              { onSettled: () => setClearing(false) },
            )
          }
        >
          Pictures that were made with them stay as they are.
        </ConfirmDialog>
      )}
    </>
  );
}

interface ColourListProps {
  readonly colours: readonly OwnColour[];
  readonly onEdit: (colour: OwnColour) => void;
}

function ColourList({ colours, onEdit }: ColourListProps) {
  const [typed, setTyped] = useState('');
  const found = matchingWords(
    colours.map((colour) => ({ colour, label: `${colour.name} ${colour.hex}` })),
    typed,
  );
  return (
    <div className={classes.own}>
      {colours.length >= MIN_SEARCHABLE && (
        <input
          type="search"
          className={classes.search}
          aria-label="Search your colours"
          data-search
          placeholder={`Search ${colours.length} colours`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul className={classes.list} aria-label="Your colours">
        {found.map(({ colour }) => (
          <li key={colour.id}>
            <button type="button" aria-label={`Edit ${colour.name}, ${colour.hex}`} onClick={() => onEdit(colour)}>
              <i style={{ '--colour': colour.hex }} />
              <span>
                <strong dir="auto">{colour.name}</strong>
                <small>{colour.hex}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={account.empty}>No matches</p>}
    </div>
  );
}
