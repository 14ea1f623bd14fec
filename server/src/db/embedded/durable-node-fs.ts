/**
 * PGlite's file system on a real folder, with a real fsync. PGlite's own lacks it: PostgreSQL would treat a commit as
 * durable while it is only in the operating system's cache, and a power failure would lose it.
 */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The required part of Emscripten's NODEFS, which its published types omit. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number };
  realPath(node: unknown): string;
}

export class DurableNodeFs extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initialised = await super.init(...parameters);
    const { emscriptenOpts } = initialised;
    emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module) => {
        const nodeFs = module.NODEFS as unknown as EmscriptenNodeFs;
        nodeFs.stream_ops.fsync = (stream) => {
          if (typeof stream.nfd === 'number') fsyncSync(stream.nfd);
          else syncPath(nodeFs.realPath(stream.node));
          return 0;
        };
      },
    ];
    return initialised;
  }
}

/** Syncs folders, which NODEFS opens without a descriptor. */
function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
