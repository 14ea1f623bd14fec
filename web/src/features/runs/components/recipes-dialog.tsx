import { counted, RUN_NAME_LIMIT, type Recipe, type RecipeContent } from '@kenna/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { mdiDownload, mdiFileUploadOutline, mdiLinkOff, mdiLinkVariant, mdiTrashCanOutline } from '@mdi/js';
import { useState } from 'react';
import { saveBlob } from '../../../lib/browser/save-file.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { PleaseWait } from '../../../ui/messages/please-wait.tsx';
import { readRecipeFile, recipeFile } from '../recipe-file.ts';
import { useRecipeChanges, useRecipes, useRecipeVersion } from '../recipes.api.ts';
import { RunDialog } from '../run-dialog.tsx';
import classes from './recipes-dialog.module.css';

interface RecipesDialogProps {
  /** The shots of the run, which can be kept as a recipe. */
  readonly shots: RecipeContent['shots'];
  readonly onUse: (recipe: RecipeContent) => void;
  readonly onClose: () => void;
}

const NOT_A_RECIPE = 'This file is not a recipe. Choose one that was exported from here.';

/** The person's recipes and those that come with the product: each replaces the shots of the run. */
export function RecipesDialog({ shots, onUse, onClose }: RecipesDialogProps) {
  const { data, isError, refetch } = useRecipes();
  const [problem, setProblem] = useState<string | null>(null);
  const load = async (file: File) => {
    const recipe = await readRecipeFile(file);
    if (recipe === null) setProblem(NOT_A_RECIPE);
    else onUse(recipe);
  };
  return (
    <RunDialog size={640} title="Recipes" onClose={onClose}>
      <KeepRecipe shots={shots} />
      <FileButton
        label="Recipe file"
        accept=".json,application/json"
        leftSection={<Icon path={mdiFileUploadOutline} />}
        onChoose={(file) => void load(file)}
      >
        Use a recipe from a file
      </FileButton>
      <FormProblem text={problem} />
      {isError && (
        <Button variant="default" onClick={() => void refetch()}>
          Reload the recipes
        </Button>
      )}
      {data === undefined && !isError && <PleaseWait />}
      {data !== undefined && data.recipes.length > 0 && (
        <section aria-label="Your recipes">
          <h3 className={classes.heading}>Yours</h3>
          <ul className={classes.list}>
            {data.recipes.map((recipe) => (
              <OwnRecipe key={`${recipe.id} ${recipe.version}`} recipe={recipe} onUse={onUse} />
            ))}
          </ul>
        </section>
      )}
      {data !== undefined && (
        <section aria-label="Ready-made recipes">
          <h3 className={classes.heading}>Ready-made</h3>
          <ul className={classes.list}>
            {data.presets.map((preset) => (
              <li key={preset.name}>
                <div className={classes.words}>
                  <strong>{preset.name}</strong>
                  <small>
                    {preset.about} {counted(preset.shots.length, 'shot')}
                    {preset.columns.length > 0 && `, with the columns ${preset.columns.join(', ')}`}.
                  </small>
                </div>
                <Button variant="default" aria-label={`Use ${preset.name}`} onClick={() => onUse(preset)}>
                  Use
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </RunDialog>
  );
}

function KeepRecipe({ shots }: Pick<RecipesDialogProps, 'shots'>) {
  const [name, setName] = useState('');
  const { keep } = useRecipeChanges();
  return (
    <form
      className={classes.keep}
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate({ name, shots }, { onSuccess: () => setName('') });
      }}
    >
      <TextInput
        label="Save these shots as a recipe"
        description="A name that you have used before gets a new version."
        placeholder="Name"
        maxLength={RUN_NAME_LIMIT}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={shots.length === 0 || name.trim() === ''} loading={keep.isPending}>
        Keep
      </Button>
      <p role="status">{keep.data !== undefined && `${keep.data.recipe.name}, version ${keep.data.recipe.version}`}</p>
    </form>
  );
}

function OwnRecipe({ recipe, onUse }: { readonly recipe: Recipe } & Pick<RecipesDialogProps, 'onUse'>) {
  const { id, name, link, versions } = recipe;
  const [version, setVersion] = useState(recipe.version);
  const [isDeleting, setDeleting] = useState(false);
  const { share, remove } = useRecipeChanges();
  const earlier = useRecipeVersion();
  const use = () =>
    version === recipe.version ? onUse(recipe) : earlier.mutate({ id, version }, { onSuccess: onUse });
  return (
    <li>
      <div className={classes.words}>
        <strong dir="auto">{name}</strong>
        <small>{counted(recipe.shots.length, 'shot')}</small>
      </div>
      <NativeSelect
        aria-label={`Version of ${name}`}
        value={String(version)}
        data={versions.map((each) => ({ value: String(each), label: `Version ${each}` }))}
        onChange={(event) => setVersion(Number(event.currentTarget.value))}
      />
      <div className={classes.actions}>
        {link === null ? (
          <IconButton
            label={`Share ${name}`}
            icon={mdiLinkVariant}
            onClick={() => share.mutate({ id, shared: true })}
          />
        ) : (
          <>
            <CopyButton
              label={`Copy the link to ${name}`}
              text={`${window.location.origin}/workplace/runs?recipe=${link}`}
            />
            <IconButton
              label={`Stop sharing ${name}`}
              icon={mdiLinkOff}
              onClick={() => share.mutate({ id, shared: false })}
            />
          </>
        )}
        <IconButton
          label={`Export ${name} as a file`}
          icon={mdiDownload}
          onClick={() => saveBlob(recipeFile(recipe), `${name}.json`)}
        />
        <IconButton label={`Delete ${name}`} icon={mdiTrashCanOutline} onClick={() => setDeleting(true)} />
      </div>
      <Button variant="default" aria-label={`Use ${name}`} loading={earlier.isPending} onClick={use}>
        Use
      </Button>
      {isDeleting && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          confirm="Delete"
          busy={remove.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() => remove.mutate(id, { onSettled: () => setDeleting(false) })}
        >
          {versions.length > 1 ? `All ${versions.length} versions are` : 'It is'} deleted for good. Runs that use it
          keep their shots.
          {link !== null && ' Its link stops working.'}
        </ConfirmDialog>
      )}
    </li>
  );
}
