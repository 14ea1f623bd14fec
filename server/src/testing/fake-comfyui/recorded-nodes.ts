/**
 * Node definitions from what a real server says of itself, so that the fake refuses the graphs that this server would
 * refuse.
 */
import {
  isUpload,
  recordOf,
  type RecordedInputs,
  type ServerRecording,
} from '../../adapters/image-engine/comfyui/record-server.ts';
import type { InputDefinition, NodeDefinition } from './node-definitions.ts';

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];

const SIMPLE: Readonly<Record<string, InputDefinition['kind']>> = {
  FLOAT: 'number',
  INT: 'integer',
  STRING: 'text',
  BOOLEAN: 'switch',
};

function definitionOf(definition: unknown): InputDefinition {
  const [kind, given] = Array.isArray(definition) ? (definition as readonly unknown[]) : [definition];
  const settings = recordOf(given);
  if (isUpload(settings)) return { kind: 'upload' };
  if (Array.isArray(kind)) return { kind: 'choice', options: textsOf(kind) };
  if (kind === 'COMBO') return { kind: 'choice', options: textsOf(settings['options']) };
  const { min = -Infinity, max = Infinity } = settings as { min?: number; max?: number };
  const simple = SIMPLE[String(kind)];
  return simple ? { kind: simple, range: [min, max] } : { kind: 'link', type: String(kind) };
}

/** The inputs of a list that grows, such as `images.image_1`; null for any other input. */
function grownInputs(name: string, definition: unknown): [string, InputDefinition][] | null {
  const [kind, given] = Array.isArray(definition) ? (definition as readonly unknown[]) : [definition];
  if (kind !== 'COMFY_AUTOGROW_V3') return null;
  const template = recordOf(recordOf(given)['template']);
  const { required, optional } = recordOf(template['input']);
  const [each] = Object.values({ ...recordOf(required), ...recordOf(optional) });
  const { prefix = '', min = 0, max = 0 } = template as { prefix?: string; min?: number; max?: number };
  const listed = textsOf(template['names']);
  const names = listed.length > 0 ? listed : Array.from({ length: max }, (_, index) => `${prefix}${index}`);
  return names.map((item, index) => [`${name}.${item}`, { ...definitionOf(each), isOptional: index >= min }]);
}

function inputsOf(inputs: RecordedInputs, isOptional: boolean): [string, InputDefinition][] {
  return Object.entries(inputs).flatMap(
    ([name, definition]) => grownInputs(name, definition) ?? [[name, { ...definitionOf(definition), isOptional }]],
  );
}

export const recordedNodes = (objectInfo: ServerRecording['objectInfo']): Readonly<Record<string, NodeDefinition>> =>
  Object.fromEntries(
    Object.entries(objectInfo).map(([name, { input, output, output_node: isOutput }]) => [
      name,
      {
        inputs: Object.fromEntries([...inputsOf(input.required, false), ...inputsOf(input.optional, true)]),
        outputs: textsOf(output),
        isOutput,
      },
    ]),
  );
