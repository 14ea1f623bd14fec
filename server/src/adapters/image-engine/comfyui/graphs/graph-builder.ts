import type { GraphNode } from '../protocol/comfy-api.ts';

/** An output of a node, as an input of another names it. */
export type Link = readonly [node: string, output: number];
type Input = string | number | boolean | Link;

export interface GraphBuilder {
  /** Answers the id, for `from`. */
  add(classType: string, inputs: Readonly<Record<string, Input>>): string;
  readonly nodes: Readonly<Record<string, GraphNode>>;
}

/** The first output of a node, where not another is meant. */
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
