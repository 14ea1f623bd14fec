import { ERRORS, UPLOAD_LIMIT_BYTES, UPLOAD_TYPES, imageRoutes, type ErrorCode } from '@kenna/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { isApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.store.ts';

/** Refusals that tell the person what to change; every other failure has one text. */
const EXPLAINED: readonly string[] = [
  'too_large',
  'unsupported_type',
  'image_too_small',
  'image_unreadable',
  'image_too_many_pixels',
] satisfies ErrorCode[];

/** Uploads one picture; answers its URL. What is certain to be refused is not sent. */
export function useUploadImage() {
  return useMutation({
    mutationFn: async ({ file, userId }: { file: File; userId: number }) => {
      const refusal = refusalOf(file);
      if (refusal) throw new Error(ERRORS[refusal].text);
      const form = new FormData();
      form.set('user_id', String(userId));
      form.set('image', file);
      return call(imageRoutes.upload, { form, handles: ({ status }) => status !== 401 });
    },
    onError: (error) => {
      const explained = !isApiError(error) || EXPLAINED.includes(error.kind);
      showToast({
        title: explained ? error.message : 'Cannot upload image. Please try again',
        type: 'error',
        flag: 1,
      });
    },
  });
}

function refusalOf(file: File): ErrorCode | null {
  if (file.size > UPLOAD_LIMIT_BYTES) return 'too_large';
  return UPLOAD_TYPES.some((type) => type === file.type) ? null : 'unsupported_type';
}
