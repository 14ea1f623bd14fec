import { noteRoutes, type Note, type NoteVisibility, type RouteBody } from '@kenna/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { aboutPicture } from '../../lib/pictures/about-picture.ts';
import { call } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';

const notesOf = (imageId: number) => aboutPicture(imageId, 'notes');

/** The notes on a picture, oldest first. */
export const useNotes = (imageId: number) =>
  useQuery({
    queryKey: notesOf(imageId),
    queryFn: ({ signal }) => call(noteRoutes.list, { query: { image_id: imageId }, signal }),
    select: ({ notes }) => notes,
    staleTime: 0,
  });

/** Reloads the notes on a picture. */
export const reloadNotes = (queryClient: QueryClient, imageId: number): Promise<void> =>
  reload(queryClient, { queryKey: notesOf(imageId) });

/** Creates, changes and removes notes of a picture. Its list is reloaded after each change. */
export function useNoteActions(imageId: number) {
  const queryClient = useQueryClient();
  const onSuccess = () => reloadNotes(queryClient, imageId);
  const add = useMutation({
    mutationFn: (note: { text: string; visibility: NoteVisibility }) =>
      call(noteRoutes.add, { body: { image_id: imageId, ...note } }),
    onSuccess,
  });
  const update = useMutation({
    mutationFn: (body: RouteBody<typeof noteRoutes.update>) => call(noteRoutes.update, { body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Note) => call(noteRoutes.remove, { body: { id } }),
    onSuccess,
  });
  return { add, update, remove };
}
