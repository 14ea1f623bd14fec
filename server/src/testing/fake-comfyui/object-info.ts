import type { InputDefinition, NodeDefinition, Shelf } from './node-definitions.ts';

export type Shelves = Readonly<Record<Shelf, readonly string[]>>;

/** Options of an input; null when it is not a choice. */
export const optionsOf = ({ kind, options, shelf }: InputDefinition, shelves: Shelves): readonly string[] | null =>
  kind === 'choice' ? (options ?? []) : kind === 'files' && shelf ? shelves[shelf] : null;

const NUMBER_TYPES: Partial<Record<InputDefinition['kind'], string>> = {
  number: 'FLOAT',
  integer: 'INT',
  text: 'STRING',
  switch: 'BOOLEAN',
};

function inputInfo(input: InputDefinition, shelves: Shelves, isNew: boolean): unknown {
  const options = optionsOf(input, shelves);
  if (options !== null) return input.isNewForm && isNew ? ['COMBO', { options, multiselect: false }] : [options, {}];
  if (input.kind === 'upload') return [[], { image_upload: true }];
  if (input.kind === 'link') return [input.type];
  const [min, max] = input.range ?? [];
  return [NUMBER_TYPES[input.kind], { min, max }];
}

/** A node's entry in `/object_info`. */
export function infoOf(name: string, { inputs, outputs, isOutput }: NodeDefinition, shelves: Shelves, isNew: boolean) {
  const part = (isOptional: boolean) =>
    Object.fromEntries(
      Object.entries(inputs).flatMap(([input, definition]) =>
        (definition.isOptional === true) === isOptional ? [[input, inputInfo(definition, shelves, isNew)]] : [],
      ),
    );
  return {
    input: { required: part(false), optional: part(true) },
    output: outputs,
    output_name: outputs,
    name,
    output_node: isOutput === true,
  };
}
