import { useEffect, useRef, useState } from 'react';
import type { DraftPhotograph } from '../run-draft.ts';
import { FileRefused, type FoundFile, type LeftOut } from './found-files.ts';

/** Uploads one photograph. @throws UploadFailed. */
export type UploadPhotograph = (file: File, signal: AbortSignal) => Promise<DraftPhotograph>;

/** An upload that failed. The message is for the person. */
export class UploadFailed extends Error {}

/** A file to upload as a photograph of the product with this key. */
export interface PhotographJob {
  readonly file: FoundFile;
  readonly key: number;
}

/** Uploads at the same time; more would only slow each other down. */
const AT_ONCE = 3;

const UNREADABLE = 'The file could not be read.';

export interface UploadProgress {
  readonly total: number;
  readonly added: number;
  readonly failed: readonly (LeftOut & { readonly job: PhotographJob })[];
}

/**
 * Uploads photographs, a few at a time, and reports each one that has arrived. Leaving the page ends the uploads that are
 * still running; photographs that have arrived stay. `progress` is null before the first upload.
 */
export function usePhotographUploads(
  upload: UploadPhotograph,
  onArrived: (key: number, photograph: DraftPhotograph) => void,
) {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send({ file, key }: PhotographJob, signal: AbortSignal): Promise<string | null> {
    try {
      onArrived(key, await upload(await file.read(signal), signal));
      return null;
    } catch (error) {
      return error instanceof FileRefused || error instanceof UploadFailed ? error.message : UNREADABLE;
    }
  }

  async function start(jobs: readonly PhotographJob[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setRunning(true);
    setProgress({ total: jobs.length, added: 0, failed: [] });
    // Photographs of one product are uploaded one after another, so that they arrive in their order.
    const byProduct = [...Map.groupBy(jobs, ({ key }) => key).values()].values();
    const work = async () => {
      for (const own of byProduct) {
        for (const job of own) {
          if (signal.aborted) return;
          const reason = await send(job, signal);
          if (signal.aborted) return;
          setProgress((before) => before && next(before, job, reason));
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setRunning(false);
  }

  return {
    progress,
    isRunning,
    start: (jobs: readonly PhotographJob[]) => void start(jobs),
    cancel: () => running.current?.abort(),
  };
}

function next({ total, added, failed }: UploadProgress, job: PhotographJob, reason: string | null): UploadProgress {
  if (reason === null) return { total, added: added + 1, failed };
  return { total, added, failed: [...failed, { path: job.file.path, reason, job }] };
}
