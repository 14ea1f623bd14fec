import { textsOf, readFields, type ReadField } from './protobuf-reader.ts';
import { intField, joinFields, messageField, messageParts, textField, type Field } from './protobuf-writer.ts';

/** Field numbers of onnx.proto3. */
const MODEL_GRAPH = 7;
const GRAPH = { node: 1, initializer: 5, output: 12, valueInfo: 13 } as const;
const NODE = { input: 1, output: 2, operator: 4, attribute: 5 } as const;
const ATTRIBUTE = { name: 1, int: 3, type: 20 } as const;
const TENSOR = { type: 2, name: 8 } as const;
const FLOAT = 1;
const HALF = 10;
const INT_ATTRIBUTE = 2;

/**
 * Converts a half-precision network to one that calculates in single precision and has only its first output. ONNX
 * Runtime widens the weights while it loads them, so the file stays half as large. It has no half-precision
 * kernels for CPUs and would otherwise convert the values before and after every layer, which takes memory and time.
 */
export function widenHalves(model: Uint8Array): Uint8Array<ArrayBuffer> {
  const fields = readFields(model).flatMap((entry) =>
    entry.field === MODEL_GRAPH ? messageParts(MODEL_GRAPH, widenGraph(readFields(entry.content))) : entry.whole,
  );
  return joinFields(fields);
}

function widenGraph(graph: readonly ReadField[]): readonly Field[] {
  const output = graph.find(({ field }) => field === GRAPH.output);
  if (!output) throw new RangeError('a network without an output');
  const needed = new Set(textsOf(readFields(output.content), 1));
  const nodes = liveNodes(graph, needed);
  const widened: Field[] = [];
  const kept: Field[] = [output.whole];
  for (const { field, content, whole } of graph) {
    if (field === GRAPH.initializer) {
      const tensor = readFields(content);
      if (!textsOf(tensor, TENSOR.name).some((name) => needed.has(name))) continue;
      if (!isHalf(tensor)) kept.push(whole);
      else widened.push(...widenTensor(tensor));
    } else if (field !== GRAPH.node && field !== GRAPH.output && field !== GRAPH.valueInfo) kept.push(whole);
  }
  return [...widened, ...nodes, ...kept];
}

/**
 * The nodes that the output depends on, in the order of the file. Every name that they read is added to `needed`.
 */
function liveNodes(graph: readonly ReadField[], needed: Set<string>): readonly Field[] {
  const nodes = graph.filter(({ field }) => field === GRAPH.node).map(({ content }) => readFields(content));
  const makers = new Map(nodes.flatMap((node) => textsOf(node, NODE.output).map((name) => [name, node] as const)));
  const live = new Set<readonly ReadField[]>();
  // Iterating a Set also visits elements that are added during the loop.
  for (const name of needed) {
    const maker = makers.get(name);
    if (!maker || live.has(maker)) continue;
    live.add(maker);
    for (const input of textsOf(maker, NODE.input)) needed.add(input);
  }
  return nodes.filter((node) => live.has(node)).map((node) => messageField(GRAPH.node, widenNode(node)));
}

/** Turns casts to half precision into casts to single; the runtime removes those without effect. */
function widenNode(node: readonly ReadField[]): readonly Field[] {
  const isCast = textsOf(node, NODE.operator).includes('Cast');
  return node.map(({ field, content, whole }) => {
    if (!isCast || field !== NODE.attribute) return whole;
    const attribute = readFields(content);
    const toHalf = attribute.some((entry) => entry.field === ATTRIBUTE.int && entry.value === HALF);
    return toHalf ? castTarget() : whole;
  });
}

const castTarget = (): Field =>
  messageField(NODE.attribute, [
    textField(ATTRIBUTE.name, 'to'),
    intField(ATTRIBUTE.int, FLOAT),
    intField(ATTRIBUTE.type, INT_ATTRIBUTE),
  ]);

const isHalf = (tensor: readonly ReadField[]): boolean =>
  tensor.some(({ field, value }) => field === TENSOR.type && value === HALF);

/**
 * Renames the tensor and adds a cast to single precision under its old name, which the runtime evaluates once, at
 * loading.
 */
function widenTensor(tensor: readonly ReadField[]): readonly Field[] {
  const [name = ''] = textsOf(tensor, TENSOR.name);
  const half = `${name} in half precision`;
  const renamed = tensor.map(({ field, whole }) => (field === TENSOR.name ? textField(TENSOR.name, half) : whole));
  const cast = [
    textField(NODE.input, half),
    textField(NODE.output, name),
    textField(NODE.operator, 'Cast'),
    castTarget(),
  ];
  return [...messageParts(GRAPH.initializer, renamed), messageField(GRAPH.node, cast)];
}
