/**
 * Validates a graph before it is queued, like the server: from each output backwards, with the server's error formats.
 */
import type { InputDefinition, NodeDefinition } from './node-definitions.ts';

interface PromptNode {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}
export type Prompt = Readonly<Record<string, PromptNode>>;

interface NodeFault {
  readonly type: string;
  readonly message: string;
  readonly details: string;
  readonly extra_info: Readonly<Record<string, unknown>>;
}

interface Validation {
  /** The error of a refused graph; null when at least one output is valid. */
  readonly error: { type: string; message: string; details: string; extra_info: object } | null;
  readonly nodeErrors: Readonly<Record<string, unknown>>;
  /** Mistakes that the server would not report. */
  readonly misuse: readonly string[];
}

interface Stock {
  readonly nodes: Readonly<Record<string, NodeDefinition>>;
  readonly isNew: boolean;
  /** Looks an upload up by the name in the graph. */
  readonly hasUpload: (name: string) => boolean;
}

export const isLink = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number';

const fault = (type: string, message: string, details: string, value?: unknown): NodeFault => ({
  type,
  message,
  details,
  extra_info: { received_value: value },
});

function valueFault(name: string, definition: InputDefinition, value: unknown, stock: Stock): NodeFault | null {
  const { kind, range = [-Infinity, Infinity] } = definition;
  if (kind === 'upload') {
    const isThere = typeof value === 'string' && stock.hasUpload(value);
    const details = `${name} - Invalid image file: ${String(value)}`;
    return isThere ? null : fault('custom_validation_failed', 'Custom validation failed for node', details, value);
  }
  if (kind === 'choice') {
    const { options = [] } = definition;
    const details = `${name}: '${String(value)}' not in [${options.map((option) => `'${option}'`).join(', ')}]`;
    return options.includes(String(value)) ? null : fault('value_not_in_list', 'Value not in list', details, value);
  }
  if (kind === 'number' || kind === 'integer') {
    const isFit = typeof value === 'number' && (kind === 'number' || Number.isSafeInteger(value));
    if (!isFit)
      return fault('invalid_input_type', 'Failed to convert an input value', `${name}, ${String(value)}`, value);
    if (value < range[0]) return fault('value_smaller_than_min', `Value ${value} smaller than min`, name, value);
    if (value > range[1]) return fault('value_bigger_than_max', `Value ${value} bigger than max`, name, value);
    return null;
  }
  const isRight = kind === 'text' ? typeof value === 'string' : typeof value === 'boolean';
  return isRight ? null : fault('invalid_input_type', 'Failed to convert an input value', name, value);
}

function inputFault(prompt: Prompt, name: string, definition: InputDefinition, value: unknown, stock: Stock) {
  if (!isLink(value)) {
    if (definition.kind === 'link') return fault('bad_linked_input', 'Bad linked input, must be a length-2 list', name);
    return valueFault(name, definition, value, stock);
  }
  const [from, output] = value;
  const outputs = stock.nodes[prompt[from]?.class_type ?? '']?.outputs;
  if (!outputs) return fault('exception_during_inner_validation', 'Exception when validating inner node', from);
  const [given, wanted] = [outputs[output], definition.type];
  return given === wanted
    ? null
    : fault('return_type_mismatch', 'Return type mismatch between linked nodes', `${name}, ${given} != ${wanted}`);
}

export function validatePrompt(prompt: Prompt, stock: Stock): Validation {
  const refuse = (type: string, message: string): Validation => ({
    error: { type, message, details: '', extra_info: {} },
    nodeErrors: {},
    misuse: [],
  });
  const unknown = Object.entries(prompt).find(([, node]) => !stock.nodes[node.class_type]);
  if (unknown) {
    const [id, { class_type: name }] = unknown;
    const known = `Cannot execute because node ${name} does not exist. (Node ID '#${id}')`;
    const message = stock.isNew ? `Node '${name}' not found. The custom node may not be installed.` : known;
    return refuse(stock.isNew ? 'missing_node_type' : 'invalid_prompt', message);
  }
  const outputs = Object.keys(prompt).filter((id) => stock.nodes[prompt[id]!.class_type]!.isOutput);
  if (outputs.length === 0) return refuse('prompt_no_outputs', 'Prompt has no outputs');
  const nodeErrors: Record<string, unknown> = {};
  const misuse: string[] = [];
  const bad = outputs.filter((output) => !checkFrom(output, { prompt, stock, nodeErrors, misuse, output }));
  if (bad.length < outputs.length) return { error: null, nodeErrors, misuse };
  return { ...refuse('prompt_outputs_failed_validation', 'Prompt outputs failed validation'), nodeErrors, misuse };
}

interface Walk {
  readonly prompt: Prompt;
  readonly stock: Stock;
  readonly nodeErrors: Record<string, unknown>;
  readonly misuse: string[];
  readonly output: string;
}

/** Whether a node and all of its inputs are valid. */
function checkFrom(id: string, walk: Walk): boolean {
  const { prompt, stock, nodeErrors, misuse, output } = walk;
  const node = prompt[id]!;
  const { inputs } = stock.nodes[node.class_type]!;
  const errors: NodeFault[] = [];
  let isRight = true;
  for (const [name, definition] of Object.entries(inputs)) {
    const value = node.inputs[name];
    if (value === undefined) {
      if (!definition.isOptional) errors.push(fault('required_input_missing', 'Required input is missing', name));
      continue;
    }
    const found = inputFault(prompt, name, definition, value, stock);
    if (found) errors.push(found);
    else if (isLink(value)) isRight = checkFrom(value[0], walk) && isRight;
  }
  // The server ignores unknown inputs; from our client they are mistakes.
  for (const name of Object.keys(node.inputs)) {
    if (!inputs[name]) misuse.push(`${node.class_type} has no input ${name}`);
  }
  if (errors.length > 0) nodeErrors[id] = { errors, dependent_outputs: [output], class_type: node.class_type };
  return isRight && errors.length === 0;
}
