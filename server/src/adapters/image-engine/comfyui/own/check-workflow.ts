import type { EngineOperation } from '../../../../ports/engine-task.ts';
import type { WorkflowGraph } from '../../engine-settings.ts';
import type { NodeCatalogue } from '../models/node-catalogue.ts';
import { placeholdersIn } from '../../placeholders.ts';
import { SLOTS } from './placeholders.ts';

const OUTPUTS = ['SaveImage', 'PreviewImage', 'SaveImageWebsocket'];

export const outputNodesOf = (graph: WorkflowGraph): readonly string[] =>
  Object.entries(graph).flatMap(([id, node]) => (OUTPUTS.includes(node.class_type) ? [id] : []));

/** The mistakes in an operator's graph that can be found without the server, one sentence each. */
export function mistakesIn(operation: EngineOperation, graph: WorkflowGraph): readonly string[] {
  const { needed, possible } = SLOTS[operation];
  const placeholders: readonly string[] = [
    ...new Set(placeholdersIn(Object.values(graph).map(({ inputs }) => inputs))),
  ];
  const given: readonly string[] = possible;
  const outputs = outputNodesOf(graph);
  const say = (words: string) => `The workflow for ${operation} ${words}.`;
  return [
    ...needed.filter((name) => !placeholders.includes(name)).map((name) => say(`has no {{${name}}}`)),
    ...placeholders
      .filter((name) => !given.includes(name))
      .map((name) => say(`has {{${name}}}, which it is not given`)),
    ...(outputs.length === 1 ? [] : [say(`has ${outputs.length} nodes that save or show a picture instead of one`)]),
    ...brokenLinks(graph).map(say),
  ];
}

function brokenLinks(graph: WorkflowGraph): string[] {
  const isLink = (value: unknown): value is readonly [string, number] =>
    Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number';
  return Object.entries(graph).flatMap(([id, { inputs }]) =>
    Object.entries(inputs).flatMap(([name, value]) =>
      isLink(value) && graph[value[0]] === undefined ? [`links ${name} of node ${id} to a node that is not there`] : [],
    ),
  );
}

/** Node types of the graph that a server lacks. */
export const missingNodes = (graph: WorkflowGraph, nodes: NodeCatalogue): readonly string[] => [
  ...new Set(Object.values(graph).flatMap(({ class_type: name }) => (nodes.has(name) ? [] : [name]))),
];
