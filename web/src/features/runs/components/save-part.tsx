import type { RunView } from '@kenna/contract';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { discardPart, type RunPart, type Unsaved } from '../run-drafts.store.ts';
import type { useSaveSheet, useSaveRecipe } from '../save-run.api.ts';
import classes from './run-sheet.module.css';

interface SavePartProps<Value> {
  readonly run: RunView;
  readonly part: RunPart;
  /** What the button saves; a phone shows only what it does. */
  readonly things: 'products' | 'shots';
  /** Undefined without unsaved changes. */
  readonly unsaved: Unsaved<Value> | undefined;
  readonly save: Pick<
    ReturnType<typeof useSaveSheet> | ReturnType<typeof useSaveRecipe>,
    'error' | 'isPending' | 'reset'
  >;
  /** Saves the changes; `isForced`: also over a version that another window has saved. */
  readonly onSave: (isForced: boolean) => void;
  /** Buttons that change the part, before those that save it. */
  readonly tools: ReactNode;
  /** Buttons beside those that save it. */
  readonly history?: ReactNode;
}

/** Saves or discards the changes of a sheet or a recipe, and says why they could not be saved. */
export function SavePart<Value>(props: SavePartProps<Value>) {
  const { run, part, things, unsaved, save, onSave, tools, history } = props;
  const problem = isApiError(save.error) ? save.error : null;
  const isConflict = problem?.kind === 'conflict';
  return (
    <>
      <div className={classes.tools}>
        {tools}
        <div className={classes.save}>
          {history}
          <Button disabled={unsaved === undefined} loading={save.isPending} onClick={() => onSave(isConflict)}>
            {isConflict ? 'Overwrite it' : <Title act="Save" things={things} />}
          </Button>
          {unsaved !== undefined && (
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => {
                save.reset();
                discardPart(run.id, part);
              }}
            >
              <Title act="Discard" things="changes" />
            </Button>
          )}
        </div>
      </div>
      <FormProblem text={problem && problemOf(problem.fields, problem.message)} />
    </>
  );
}

/** A phone shows only the first word; the accessible name of the button stays the whole title. */
const Title = ({ act, things }: { readonly act: string; readonly things: string }) => (
  <>
    {act}
    <span className={classes.things}>{` ${things}`}</span>
  </>
);

/** The server names a cell by its place, "rows.3.sku"; a person counts from one. */
function problemOf(fields: Readonly<Record<string, string>>, message: string): string {
  const [first] = Object.entries(fields);
  if (first === undefined) return message;
  const [path, text] = first;
  const [, list, index, field] = /^(rows|shots)\.(\d+)\.(?:values\.)?(.+)$/.exec(path) ?? [];
  return list === undefined ? text : `${list === 'rows' ? 'Row' : 'Shot'} ${Number(index) + 1}, ${field}: ${text}`;
}
