import { runRoutes } from '@kenna/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { sentRecipe, sentSheet, type DraftShot, type SheetDraft } from './run-draft.ts';
import { forgetSaved, type Unsaved } from './run-drafts.store.ts';
import { useTakeRun } from './runs.api.ts';

// Separate from `runs.api.ts`, which every page loads for its realtime events: the stored drafts are read when they load.

/** Refusals that the page shows beside the changes, which stay as they are. */
const isRefusal = ({ status }: ApiError): boolean => [404, 409, 422].includes(status);

/** Saves changes of the sheet. Without `version`, they also replace what another window has saved. */
export function useSaveSheet(id: number) {
  const take = useTakeRun();
  return useMutation({
    mutationFn: ({ value, version }: Partial<Unsaved<SheetDraft>> & { readonly value: SheetDraft }) =>
      call(runRoutes.updateRows, {
        params: { id },
        body: { ...sentSheet(value), ...(version !== undefined && { version }) },
        handles: isRefusal,
      }),
    // A callback of the component would not be called once another part of the run is shown.
    async onSuccess(answer, { value }) {
      await take(answer);
      forgetSaved(answer.run, 'sheet', value);
    },
  });
}

/** Saves changes of the recipe. Without `version`, they also replace what another window has saved. */
export function useSaveRecipe(id: number) {
  const take = useTakeRun();
  return useMutation({
    mutationFn: ({ value, version }: Partial<Unsaved<unknown>> & { readonly value: readonly DraftShot[] }) =>
      call(runRoutes.updateRecipe, {
        params: { id },
        body: { ...sentRecipe(value), ...(version !== undefined && { version }) },
        handles: isRefusal,
      }),
    async onSuccess(answer, { value }) {
      await take(answer);
      forgetSaved(answer.run, 'shots', value);
    },
  });
}
