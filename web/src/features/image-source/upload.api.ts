import { imageRoutes, type ErrorCode, type ImageItem, type ImageTool } from '@kenna/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { isApiError, type ApiError } from '../../lib/api/api-error.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { acceptedFiles, showFailure } from './accepted-files.ts';
import { pickerKey } from './picker-keys.ts';
import { refusalText, type RefusedFile } from './refused-files.ts';
import { UPLOAD_FAILED_TEXT } from './upload-rules.ts';

/** Error codes whose text says what to change; all other failures share one text. */
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
  /** Tool for which the file is uploaded. */
  readonly page: ImageTool;
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/** Uploads one picture and returns its URL. The caller shows errors. */
export async function uploadPicture(queryClient: QueryClient, input: UploadInput): Promise<string> {
  const { file, userId, page, signal, onProgress } = input;
  const form = new FormData();
  // The fields precede the file, so that a server that reads the form in order knows the purpose of the file.
  form.set('user_id', String(userId));
  form.set('page', page);
  form.set('image', file);
  const url = await call(imageRoutes.upload, {
    form,
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
    handles: ({ status }) => status !== 401,
  });
  void reload(queryClient, { queryKey: pickerKey('my_upload') });
  return url;
}

/** The pictures that were uploaded to these addresses. */
export const uploadedImages = (urls: readonly string[], signal: AbortSignal): Promise<ImageItem[]> =>
  Promise.all(urls.map(async (url) => (await call(imageRoutes.find, { query: { image_url: url }, signal })).image));

/** Failures for another reason than the file, with a text that says what to do. */
const SAID: readonly string[] = ['storage_full', 'disk_full', 'too_slow'] satisfies ErrorCode[];

/** Whether the server has refused the file itself, and its text says what to change. */
export const isRefused = (error: unknown): error is ApiError => isApiError(error) && EXPLAINED.includes(error.kind);
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Message for a failed upload; null when the person cancelled it. */
export function failureText(error: unknown): string | null {
  if (isCancelled(error)) return null;
  const isSaid = isRefused(error) || (isApiError(error) && SAID.includes(error.kind));
  return isSaid ? error.message : UPLOAD_FAILED_TEXT;
}

/**
 * Returns true when the same upload may succeed later: it was neither cancelled nor refused for a property of the file.
 */
export const canRetry = (error: unknown): boolean => !isCancelled(error) && !isRefused(error);

/**
 * Uploads the acceptable files; the mutation returns the URLs of successful uploads, in order. `refusal` names the files
 * of the last batch that are not taken, with the reasons; the page shows it in a `FieldProblem`. `onSettled` is called
 * with it and the number of uploads after the last one, also when the component is gone by then.
 */
export function useUploadAll(page: ImageTool, onSettled?: (refusal: string | null, count: number) => void) {
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const uploads = useMutation({
    mutationFn: async ({ files, userId }: { files: readonly File[]; userId: number }) => {
      const urls: string[] = [];
      const refused: RefusedFile[] = [];
      const refuse = (file: RefusedFile) => {
        refused.push(file);
        setRefusal(refusalText(refused));
      };
      setRefusal(null);
      for (const file of await acceptedFiles(files, page, refuse)) {
        const url = await uploadPicture(queryClient, { file, userId, page }).catch((error: unknown) => {
          if (isRefused(error)) refuse({ name: file.name, reason: error.message });
          else showFailure(failureText(error));
        });
        if (typeof url === 'string') urls.push(url);
      }
      onSettled?.(refusalText(refused), urls.length);
      return urls;
    },
  });
  return { ...uploads, refusal, forgetRefused: () => setRefusal(null) };
}
