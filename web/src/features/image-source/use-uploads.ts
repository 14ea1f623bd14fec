import type { ImageTool } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { acceptedFiles, tellOf } from './accepted-files.ts';
import { takesOne } from './upload-rules.ts';
import { failureText, mayArriveYet, uploadPicture } from './upload.api.ts';

interface Upload {
  readonly key: number;
  readonly name: string;
  /** 0 to 1. */
  readonly progress: number;
  /** Its URL; null until it is there. */
  readonly url: string | null;
}

export interface Uploads {
  readonly all: readonly Upload[];
  readonly start: (files: readonly File[]) => void;
  readonly cancel: (key: number) => void;
}

interface UploadsInput {
  readonly userId: number;
  readonly page: ImageTool;
  /** Called with the first picture of each lot that has arrived. */
  readonly onFirst: (url: string) => void;
}

let lastKey = 0;

/** Uploads lots of files, one after the other, and keeps what arrived at hand; leaving the page stops the rest. */
export function useUploads({ userId, page, onFirst }: UploadsInput): Uploads {
  const queryClient = useQueryClient();
  const [all, setAll] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const change = (key: number, part: Partial<Upload>) =>
    setAll((uploads) => uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
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
      // Whoever lost the network need not look for the file again.
      tellOf(failureText(error), mayArriveYet(error) ? () => void start([file]) : undefined);
      drop(key);
      return null;
    }
  };

  const start = async (files: readonly File[]) => {
    const lotOf = takesOne(page) ? files.slice(0, 1) : files;
    if (lotOf.length < files.length) {
      tellOf(`This tool takes one image at a time: only ${lotOf[0]?.name} is uploaded`, undefined);
    }
    const accepted = await acceptedFiles(lotOf, page);
    const lot = accepted.map((file) => ({ file, key: ++lastKey }));
    for (const { key } of lot) running.current.set(key, new AbortController());
    setAll((uploads) => [
      ...lot.map(({ file, key }) => ({ key, name: file.name, progress: 0, url: null })),
      ...uploads,
    ]);
    let first: string | null = null;
    for (const { file, key } of lot) {
      const url = await send(key, file);
      if (url !== null && first === null) onFirst((first = url));
    }
  };
  const cancel = (key: number) => {
    running.current.get(key)?.abort();
    drop(key);
  };
  return { all, start: (files) => void start(files), cancel };
}
