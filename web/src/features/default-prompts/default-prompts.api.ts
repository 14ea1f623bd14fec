import { defaultPromptRoutes, type RouteBody } from '@kenna/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showDone, showRefusal } from '../../ui/messages/server-words.ts';

const PROMPTS = ['default-prompts'] as const;

type NewPrompt = RouteBody<typeof defaultPromptRoutes.create>;
type ChangedPrompt = RouteBody<typeof defaultPromptRoutes.update>;

/** Validation errors are shown at their fields; other refusals appear in a toast. */
const inForm = (error: Parameters<typeof showRefusal>[0]) => error.status === 422 || showRefusal(error);

export const useDefaultPrompts = () =>
  useQuery({
    queryKey: [...PROMPTS, 'list'],
    queryFn: ({ signal }) => call(defaultPromptRoutes.list, { signal }),
    staleTime: 0,
  });

export const useDefaultPrompt = (id: number) =>
  useQuery({
    queryKey: [...PROMPTS, id],
    queryFn: ({ signal }) => call(defaultPromptRoutes.get, { params: { id }, signal, handles: () => true }),
    staleTime: 0,
    retry: false,
  });

function useAfterwards() {
  const queryClient = useQueryClient();
  return (answer: { message: string }) => {
    showDone(answer);
    return reload(queryClient, { queryKey: PROMPTS });
  };
}

/** Creates a prompt, or updates the one with `id`. */
export const useSavePrompt = (id: number | null) =>
  useMutation({
    mutationFn: (body: NewPrompt) =>
      id === null
        ? callWithMessage(defaultPromptRoutes.create, { body, handles: inForm })
        : callWithMessage(defaultPromptRoutes.update, { body: { ...body, id }, handles: inForm }),
    onSuccess: useAfterwards(),
  });

export const useChangePrompt = () =>
  useMutation({
    mutationFn: (body: ChangedPrompt) => callWithMessage(defaultPromptRoutes.update, { body, handles: showRefusal }),
    onSuccess: useAfterwards(),
  });

export const useRemovePrompt = () =>
  useMutation({
    mutationFn: (id: number) => callWithMessage(defaultPromptRoutes.remove, { body: { id }, handles: showRefusal }),
    onSuccess: useAfterwards(),
  });
