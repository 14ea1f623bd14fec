import { useQueryClient } from '@tanstack/react-query';
import { failureText, uploadPicture } from '../../features/image-source/upload.api.ts';
import { UploadFailed, type UploadPhotograph } from '../../features/runs/photographs/use-photograph-uploads.ts';
import { findPhotograph } from '../../features/runs/runs.api.ts';
import { refusalOf } from '../../features/image-source/upload-rules.ts';

/** The tool for which photographs are uploaded: one that takes pictures only. */
const PAGE = 'Backdrop';

/** Uploads the photograph of a product as every other picture of the person. */
export function useUploadPhotograph(userId: number): UploadPhotograph {
  const queryClient = useQueryClient();
  return async (file, signal) => {
    const refusal = refusalOf({ type: file.type, bytes: file.size, size: null }, PAGE);
    if (refusal !== null) throw new UploadFailed(refusal);
    try {
      return await findPhotograph(await uploadPicture(queryClient, { file, userId, page: PAGE, signal }), signal);
    } catch (error) {
      throw new UploadFailed(failureText(error) ?? 'It was stopped.', { cause: error });
    }
  };
}
