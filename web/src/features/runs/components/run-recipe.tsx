import { OWN_COLUMNS, RUN_CAPS, type Plan } from '@kenna/contract';
import { Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { isApiError } from '../../../lib/api/api-error.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { newShot, sentRecipe, type DraftShot } from '../run-draft.ts';
import { useSaveRecipe } from '../runs.api.ts';
import classes from './run-recipe.module.css';
import { ShotEditor } from './shot-editor.tsx';

interface RunRecipeProps {
  readonly runId: number;
  readonly plan: Plan;
  readonly shots: readonly DraftShot[];
  /** The sheet's columns beside sku and name. */
  readonly columns: readonly string[];
  readonly isChanged: boolean;
  readonly onChange: (shots: readonly DraftShot[]) => void;
  readonly onSaved: () => void;
}

/** The shots of a run, in their order. */
export function RunRecipe({ runId, plan, shots, columns, isChanged, onChange, onSaved }: RunRecipeProps) {
  const save = useSaveRecipe(runId);
  const known = [...OWN_COLUMNS, ...columns];
  return (
    <section className={classes.recipe} aria-label="Shots">
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<Icon path={mdiPlus} />}
          disabled={shots.length >= RUN_CAPS[plan].shots}
          onClick={() => onChange([...shots, newShot(shots)])}
        >
          Add a shot
        </Button>
        <Button
          disabled={!isChanged}
          loading={save.isPending}
          onClick={() => save.mutate(sentRecipe(shots), { onSuccess: onSaved })}
        >
          Save shots
        </Button>
      </div>
      <FormProblem text={isApiError(save.error) ? save.error.reason : null} />
      <ol className={classes.shots}>
        {shots.map((shot) => (
          <li key={shot.key}>
            <ShotEditor
              shot={shot}
              columns={known}
              onChange={(next) => onChange(shots.map((each) => (each.key === shot.key ? next : each)))}
              onRemove={() => onChange(shots.filter(({ key }) => key !== shot.key))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
