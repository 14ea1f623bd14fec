import type { PictureFindings } from '../../perception/people/findings.ts';
import type { EditedImage } from '../../words/tasks/edit-task.ts';
import type { EngineMask } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { ModelState } from '../../foundation/networks/operator/operator-models.ts';
import type { CompleteInput } from '../operations/complete-by-model.ts';
import type { LookInput } from '../operations/look-at-picture.ts';
import type { NetworkAnswer, NetworkEditInput, NetworkJob, NetworkThreadData, SelectInput } from './network-job.ts';
import { createThreadPool } from '../../foundation/threads/thread-pool.ts';

/**
 * The single thread of the networks, started with the first job, so an installation that only draws does not pay for
 * it.
 */
export interface NetworkThread {
  edit(
    input: NetworkEditInput,
    signal: AbortSignal,
    onProgress: (progress: EngineProgress) => void,
  ): Promise<readonly EditedImage[]>;
  select(input: SelectInput, signal: AbortSignal): Promise<EngineMask>;
  look(input: LookInput, signal: AbortSignal, onProgress: (progress: EngineProgress) => void): Promise<PictureFindings>;
  /** Fills a hole with the operator's network; null where there is none, or where it would not be sharp. */
  complete(input: CompleteInput, signal: AbortSignal): Promise<Uint8Array | null>;
  /** Loads and checks the operator's models; those that cannot be used say why. */
  checkModels(): Promise<readonly ModelState[]>;
  close(): Promise<void>;
}

export function createNetworkThread(data: NetworkThreadData): NetworkThread {
  const entry = new URL('./network-thread.ts', import.meta.url);
  // A second thread would need twice the memory, and each run of a network already uses two cores.
  const start = () =>
    createThreadPool<NetworkJob, EngineProgress, NetworkAnswer>(entry, 1, { data, runsNetworks: true });
  let started: ReturnType<typeof start> | null = null;
  const pool = () => (started ??= start());
  return {
    async edit(input, signal, onProgress) {
      const answer = await pool().run({ kind: 'edit', ...input }, signal, onProgress);
      if (answer.kind !== 'edit') throw new TypeError('the network thread answered an edit with a mask');
      return answer.images;
    },
    async select(input, signal) {
      const answer = await pool().run({ kind: 'select', ...input }, signal, () => undefined);
      if (answer.kind !== 'select') throw new TypeError('the network thread answered a selection with pictures');
      return answer.mask;
    },
    async look(input, signal, onProgress) {
      const answer = await pool().run({ kind: 'look', ...input }, signal, onProgress);
      if (answer.kind !== 'look') throw new TypeError('the network thread answered a look with something else');
      return answer.findings;
    },
    async complete(input, signal) {
      if (data.models.completion === null) return null;
      const answer = await pool().run({ kind: 'complete', ...input }, signal, () => undefined);
      if (answer.kind !== 'complete')
        throw new TypeError('the network thread answered a completion with something else');
      return answer.rgb;
    },
    async checkModels() {
      if (Object.values(data.models).every((path) => path === null)) return [];
      const answer = await pool().run({ kind: 'check' }, new AbortController().signal, () => undefined);
      if (answer.kind !== 'check') throw new TypeError('the network thread answered a check with something else');
      return answer.states;
    },
    close: async () => started?.close(),
  };
}
