import { OWN_COLUMNS, RUN_CAPS, type Plan, type RunView } from '@kenna/contract';
import { Button } from '@mantine/core';
import { mdiBookOpenPageVariantOutline, mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { draftOfRecipe, keptRecipe, newShot, recipeOf, type DraftShot } from '../run-draft.ts';
import { changePart, useRunDraft } from '../run-drafts.store.ts';
import { useSaveRecipe } from '../save-run.api.ts';
import type { PersonPictures } from './person-field.tsx';
import { RecipesDialog } from './recipes-dialog.tsx';
import classes from './run-recipe.module.css';
import { SavePart } from './save-part.tsx';
import { ShotEditor } from './shot-editor.tsx';

interface RunRecipeProps extends PersonPictures {
  readonly run: RunView;
  readonly plan: Plan;
  /** The sheet's columns beside sku and name. */
  readonly columns: readonly string[];
}

/** The shots of a run, in their order. */
export function RunRecipe({ run, plan, columns, ...pictures }: RunRecipeProps) {
  const { shots: unsaved } = useRunDraft(run.id);
  const shots = unsaved?.value ?? recipeOf(run);
  const onChange = (changed: readonly DraftShot[]) => changePart(run, 'shots', changed);
  const save = useSaveRecipe(run.id);
  const [picks, setPicks] = useState(false);
  const known = [...OWN_COLUMNS, ...columns];
  return (
    <section className={classes.recipe} aria-label="Shots">
      <SavePart
        run={run}
        part="shots"
        things="shots"
        unsaved={unsaved}
        save={save}
        onSave={(isForced) => save.mutate({ value: shots, ...(!isForced && unsaved) })}
        tools={
          <>
            <Button
              variant="default"
              leftSection={<Icon path={mdiPlus} />}
              disabled={shots.length >= RUN_CAPS[plan].shots}
              onClick={() => onChange([...shots, newShot(shots)])}
            >
              Add a shot
            </Button>
            <Button
              variant="default"
              leftSection={<Icon path={mdiBookOpenPageVariantOutline} />}
              onClick={() => setPicks(true)}
            >
              Recipes
            </Button>
          </>
        }
      />
      {shots.length === 0 && (
        <p className={classes.nothing}>A shot defines how each product is drawn. Add one, or choose a recipe.</p>
      )}
      <ol className={classes.shots}>
        {shots.map((shot) => (
          <li key={shot.key}>
            <ShotEditor
              {...pictures}
              shot={shot}
              columns={known}
              onChange={(next) => onChange(shots.map((each) => (each.key === shot.key ? next : each)))}
              onRemove={() => onChange(shots.filter(({ key }) => key !== shot.key))}
            />
          </li>
        ))}
      </ol>
      {picks && (
        <RecipesDialog
          shots={keptRecipe(shots)}
          onClose={() => setPicks(false)}
          onUse={(recipe) => {
            onChange(draftOfRecipe(recipe));
            setPicks(false);
          }}
        />
      )}
    </section>
  );
}
