import type { ImageTool } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { acceptedFiles, showFailure } from './accepted-files.ts';
import type { RefusedFile } from './refused-files.ts';
import { takesOne } from './upload-rules.ts';
import { canRetry, failureText, isRefused, uploadPicture } from './upload.api.ts';

interface Upload {
  readonly key: number;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** Sent share, 0 to 1. At 1 the server reads the picture. */
  readonly progress: number;
  /** URL of the uploaded picture; null while the upload is running. */
  readonly url: string | null;
}

export interface Uploads {
  readonly all: readonly Upload[];
  /** Files of the last batch that the tool does not take. */
  readonly refused: readonly RefusedFile[];
  readonly start: (files: readonly File[]) => void;
  readonly cancel: (key: number) => void;
  /** Forgets the refused files, once the person has chosen something else. */
  readonly forgetRefused: () => void;
}

interface UploadsInput {
  readonly userId: number;
  readonly page: ImageTool;
  /** Called with the URL of the first finished upload of each batch. */
  readonly onFirst: (url: string) => void;
}

let lastKey = 0;

/**
 * Uploads batches of files, one file after the other, and lists finished uploads. Unmounting aborts the running ones.
 */
export function useUploads({ userId, page, onFirst }: UploadsInput): Uploads {
  const queryClient = useQueryClient();
  const [all, setAll] = useState<readonly Upload[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const change = (key: number, part: Partial<Upload>) =>
    setAll((uploads) => uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const refuse = (file: RefusedFile) => setRefused((files) => [...files, file]);
  const drop = (key: number) => {
    running.current.delete(key);
    setAll((uploads) => uploads.filter((upload) => upload.key !== key));
  };
  const send = async (key: number, file: File): Promise<string | null> => {
    const controller = running.current.get(key);
    if (!controller || controller.signal.aborted) return null;
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const url = await uploadPicture(queryClient, { file, userId, page, signal: controller.signal, onProgress });
      change(key, { url, progress: 1 });
      return url;
    } catch (error) {
      if (isRefused(error)) refuse({ name: file.name, reason: error.message });
      // After a lost connection the message offers to send the file again, without selecting it once more.
      else showFailure(failureText(error), canRetry(error) ? () => void start([file]) : undefined);
      drop(key);
      return null;
    }
  };

  const start = async (files: readonly File[]) => {
    setRefused([]);
    const selected = takesOne(page) ? files.slice(0, 1) : files;
    if (selected.length < files.length) {
      showFailure(`This tool takes one image at a time: only ${selected[0]?.name} is uploaded`, undefined);
    }
    const accepted = await acceptedFiles(selected, page, refuse);
    const batch = accepted.map((file) => ({ file, key: ++lastKey }));
    for (const { key } of batch) running.current.set(key, new AbortController());
    setAll((uploads) => [
      ...batch.map(({ file, key }) => ({ key, name: file.name, size: file.size, progress: 0, url: null })),
      ...uploads,
    ]);
    let first: string | null = null;
    for (const { file, key } of batch) {
      const url = await send(key, file);
      if (url !== null && first === null) onFirst((first = url));
    }
  };
  const cancel = (key: number) => {
    running.current.get(key)?.abort();
    drop(key);
  };
  return { all, refused, start: (files) => void start(files), cancel, forgetRefused: () => setRefused([]) };
}
