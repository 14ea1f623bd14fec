import type { Pixels } from '../../../../ports/engine-task.ts';

interface Parts {
  /** @throws for invalid pictures, which are skipped. */
  readonly decode: (bytes: Buffer) => Promise<Pixels>;
  readonly show: (pixels: Pixels) => void;
  /** Minimum interval between two shown previews. */
  readonly intervalMs: number;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
}

/** Limits how many previews are shown, never two at a time and none after the end. */
export function createPreviewThinner({ decode, show, intervalMs, now }: Parts) {
  let isBusy = false;
  let isEnded = false;
  let last = -Infinity;

  async function present(bytes: Buffer): Promise<void> {
    isBusy = true;
    try {
      const pixels = await decode(bytes);
      if (!isEnded) show(pixels);
    } catch {
      // A preview that fails is skipped; the next one may succeed.
    } finally {
      isBusy = false;
    }
  }

  return {
    take(bytes: Buffer): void {
      if (isBusy || isEnded || now() - last < intervalMs) return;
      last = now();
      void present(bytes);
    },
    end(): void {
      isEnded = true;
    },
  };
}
