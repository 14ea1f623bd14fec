import type { GraphNode } from '../protocol/comfy-api.ts';

/** A reference to the output of a node, as ComfyUI expects it in the input of another node. */
export type Link = readonly [node: string, output: number];
type Input = string | number | boolean | Link;

export interface GraphBuilder {
  /** Adds a node and returns its id, for `from`. */
  add(classType: string, inputs: Readonly<Record<string, Input>>): string;
  readonly nodes: Readonly<Record<string, GraphNode>>;
}

/** A node's output; the first by default. */
export const from = (node: string, output = 0): Link => [node, output];

export function createGraph(): GraphBuilder {
  const nodes: Record<string, GraphNode> = {};
  return {
    nodes,
    add(classType, inputs) {
      const id = String(Object.keys(nodes).length + 1);
      nodes[id] = { class_type: classType, inputs };
      return id;
    },
  };
}
