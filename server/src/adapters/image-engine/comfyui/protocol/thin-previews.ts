import type { Pixels } from '../../../../ports/engine-task.ts';

interface Parts {
  /** @throws for bytes that are no picture, which are passed over. */
  readonly decode: (bytes: Buffer) => Promise<Pixels>;
  readonly show: (pixels: Pixels) => void;
  /** Between two that are shown. */
  readonly intervalMs: number;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Lets few of many previews through, never two at a time and none after the end. */
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
      // The next one may be better.
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
