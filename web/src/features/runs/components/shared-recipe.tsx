import { counted } from '@kenna/contract';
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useRecipeChanges, useSharedRecipe } from '../recipes.api.ts';
import { useMakeRun } from '../use-make-run.ts';
import classes from './recipes-dialog.module.css';

/** The recipe behind the link by which the person came, which can begin a run or be kept. */
export function SharedRecipe() {
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useSharedRecipe(address.get('recipe'));
  const { make, isPending } = useMakeRun();
  const { keep } = useRecipeChanges();
  const leave = () => setAddress({}, { replace: true });
  if (isApiError(error) && error.status === 404)
    return <p role="alert">This recipe does not exist. Its link may no longer work.</p>;
  if (error !== null) {
    return (
      <Button variant="default" onClick={() => void refetch()}>
        Reload the recipe
      </Button>
    );
  }
  if (data === undefined) return null;
  const { name, shots } = data.recipe;
  return (
    <section className={classes.shared} aria-label="Shared recipe">
      <div className={classes.words}>
        <strong dir="auto">{name}</strong>
        <small>
          A recipe that was shared with you: {counted(shots.length, 'shot')},{' '}
          {shots.map((shot) => shot.name).join(', ')}.
        </small>
      </div>
      <Button loading={isPending} onClick={() => make({ name, shots })}>
        Start a run with it
      </Button>
      <Button
        variant="default"
        loading={keep.isPending}
        onClick={() => keep.mutate({ name, shots }, { onSuccess: leave })}
      >
        Save it
      </Button>
      <Button variant="subtle" color="gray" onClick={leave}>
        Dismiss
      </Button>
    </section>
  );
}
