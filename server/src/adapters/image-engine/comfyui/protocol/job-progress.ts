import type { Graph } from './comfy-api.ts';
import type { SocketMessage } from './socket-message.ts';

/** Approximate duration of a node relative to others, and a description for the person. */
const KINDS: readonly (readonly [RegExp, { readonly weight: number; readonly stage: string }])[] = [
  [/Sampler|CatVTON|TryOn|VTON/i, { weight: 20, stage: 'Drawing' }],
  [/Upscale(With|Using)Model/i, { weight: 20, stage: 'Enlarging' }],
  [/FaceRestore.*With|RestoreFace/i, { weight: 8, stage: 'Enhancing faces' }],
  [/^(RemoveBackground|.*Rembg.*)$/i, { weight: 8, stage: 'Cutting out' }],
  [/Loader|^LoadBackgroundRemovalModel$/i, { weight: 3, stage: 'Loading the model' }],
  [/VAEDecode/i, { weight: 2, stage: 'Finishing' }],
  [/Encode/i, { weight: 1, stage: 'Reading' }],
];
const OTHER = { weight: 1, stage: 'Preparing' };

export interface JobProgress {
  readonly stage: string;
  /** 0 to 1, never decreasing. */
  readonly fraction: number;
}

const kindOf = (classType = '') => KINDS.find(([pattern]) => pattern.test(classType))?.[1] ?? OTHER;

/** Derives the progress of a job from its events; `read` returns null for events that change nothing. */
export function createJobProgress(graph: Graph) {
  const weights = new Map(Object.entries(graph).map(([id, node]) => [id, kindOf(node.class_type).weight]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  /** Progress of each started node, 0 to 1. */
  const parts = new Map<string, number>();
  let current: string | null = null;
  let furthest = 0;

  function raise(node: string, part: number): void {
    if (weights.has(node)) parts.set(node, Math.max(parts.get(node) ?? 0, Math.min(1, part)));
  }

  function begin(node: string): void {
    if (current !== null && current !== node) raise(current, 1);
    current = node;
    raise(node, 0);
  }

  function take(message: SocketMessage): boolean {
    switch (message.type) {
      case 'execution_cached':
        for (const node of message.data.nodes) raise(node, 1);
        return true;
      case 'executing':
        if (message.data.node !== null) begin(message.data.node);
        return message.data.node !== null;
      case 'progress': {
        const { node, value, max } = message.data;
        if (node) begin(node);
        if (current !== null && max > 0) raise(current, value / max);
        return true;
      }
      case 'progress_state':
        for (const [node, { value, max, state }] of Object.entries(message.data.nodes)) {
          if (state === 'running') begin(node);
          raise(node, state === 'finished' ? 1 : max > 0 ? value / max : 0);
        }
        return true;
      default:
        return false;
    }
  }

  return {
    /** The node being executed; null before the first. */
    current: () => current,

    read(message: SocketMessage): JobProgress | null {
      if (!take(message)) return null;
      let done = 0;
      for (const [node, part] of parts) done += (weights.get(node) ?? 0) * part;
      furthest = Math.max(furthest, total === 0 ? 0 : done / total);
      return { stage: kindOf(graph[current ?? '']?.class_type).stage, fraction: Math.min(1, furthest) };
    },
  };
}
