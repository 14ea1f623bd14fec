import { counted, type SheetReading } from '@kenna/contract';
import { Button, Textarea } from '@mantine/core';
import { mdiFileUploadOutline } from '@mdi/js';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { sheetOf, type SheetDraft } from '../run-draft.ts';
import { useReadSheet } from '../runs.api.ts';
import { RunDialog } from '../run-dialog.tsx';
import classes from './run-sheet.module.css';

interface ImportSheetProps {
  readonly onTake: (sheet: SheetDraft) => void;
  readonly onClose: () => void;
}

/**
 * Workbooks begin like this: those of today, and those of Excel before 2007, of which the server says that they must be saved
 * anew.
 */
const WORKBOOKS = ['504b0304', 'd0cf11e0'];

async function isWorkbook(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return WORKBOOKS.includes([...head].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}

const EXAMPLE = 'sku\tname\tcolour\nDR-101\tslip dress\temerald';

/** Reads cells that were copied from a spreadsheet, a CSV file or a workbook, and shows what would be taken before it is. */
export function ImportSheet({ onTake, onClose }: ImportSheetProps) {
  const [text, setText] = useState('');
  const read = useReadSheet();
  const change = (next: string) => {
    setText(next);
    read.reset();
  };
  const take = async (file: File) => {
    if (!(await isWorkbook(file))) return change(await file.text());
    setText('');
    read.mutate(file);
  };
  return (
    <RunDialog size={640} title="Paste or import products" onClose={onClose}>
      <p>Copy cells from a spreadsheet, with the names of the columns in the first row. One of them must be sku.</p>
      <Textarea
        label="Cells, or the text of a CSV file"
        placeholder={EXAMPLE}
        autosize
        dir="auto"
        minRows={6}
        maxRows={14}
        data-autofocus
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <FileButton
        label="Workbook or CSV file"
        accept=".xlsx,.csv,.tsv,.txt,text/csv"
        leftSection={<Icon path={mdiFileUploadOutline} />}
        loading={read.isPending}
        onChoose={(file) => void take(file)}
      >
        Choose a workbook or CSV file
      </FileButton>
      <FormProblem text={isApiError(read.error) ? read.error.reason : null} />
      {read.data === undefined ? (
        <Button size="md" disabled={text.trim() === ''} loading={read.isPending} onClick={() => read.mutate(text)}>
          Read
        </Button>
      ) : (
        <Reading reading={read.data} onTake={onTake} />
      )}
    </RunDialog>
  );
}

function Reading({ reading, onTake }: { readonly reading: SheetReading } & Pick<ImportSheetProps, 'onTake'>) {
  const { rows, refused } = reading;
  return (
    <>
      <p role="status">
        {counted(rows.length, 'product')} read
        {refused.length > 0 && `, ${refused.length.toLocaleString('en')} left out`}
      </p>
      {refused.length > 0 && (
        <ul className={classes.refused} aria-label="Rows that were left out">
          {refused.map(({ row, sku, reason }) => (
            <li key={row}>
              Row {row}
              {sku !== '' && `, ${sku}`}: {reason}
            </li>
          ))}
        </ul>
      )}
      <Button size="md" disabled={rows.length === 0} onClick={() => onTake(sheetOf(reading, rows))}>
        Replace the sheet
      </Button>
    </>
  );
}
