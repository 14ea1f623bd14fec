import { imageRoutes, type ErrorCode, type ImageTool } from '@kenna/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { isApiError, type ApiError } from '../../lib/api/api-error.ts';
import { acceptedFiles, tellOf } from './accepted-files.ts';
import { pickerKey } from './picker-keys.ts';
import { UPLOAD_FAILED_TEXT } from './upload-rules.ts';

/** Refusals that tell the person what to change; every other failure has one text. */
const EXPLAINED: readonly string[] = [
  'too_large',
  'unsupported_type',
  'image_too_small',
  'image_unreadable',
  'image_too_many_pixels',
] satisfies ErrorCode[];

interface UploadInput {
  readonly file: File;
  readonly userId: number;
  /** The tool that it is for. */
  readonly page: ImageTool;
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/** Uploads one picture; answers its URL. Failures are the caller's to show. */
export async function uploadPicture(queryClient: QueryClient, input: UploadInput): Promise<string> {
  const { file, userId, page, signal, onProgress } = input;
  const form = new FormData();
  // Fields before the file, so that a server reading the form in order knows what it is for.
  form.set('user_id', String(userId));
  form.set('page', page);
  form.set('image', file);
  const url = await call(imageRoutes.upload, {
    form,
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
    handles: ({ status }) => status !== 401,
  });
  void queryClient.invalidateQueries({ queryKey: pickerKey('my_upload') });
  return url;
}

const isRefused = (error: unknown): error is ApiError => isApiError(error) && EXPLAINED.includes(error.kind);
const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** What a person reads of a failed upload; null when they stopped it themselves. */
export function failureText(error: unknown): string | null {
  if (isStopped(error)) return null;
  return isRefused(error) ? error.message : UPLOAD_FAILED_TEXT;
}

/** Whether the same file may arrive another time: nobody refused it, and nobody stopped it. */
export const mayArriveYet = (error: unknown): boolean => !isStopped(error) && !isRefused(error);

/** Uploads each that may be sent, and says why of the others; answers the URLs of those that arrived, in order. */
export function useUploadAll(page: ImageTool) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ files, userId }: { files: readonly File[]; userId: number }) => {
      const urls: string[] = [];
      for (const file of await acceptedFiles(files, page)) {
        const url = await uploadPicture(queryClient, { file, userId, page }).catch((error) =>
          tellOf(failureText(error)),
        );
        if (typeof url === 'string') urls.push(url);
      }
      return urls;
    },
  });
}
