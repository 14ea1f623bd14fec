import type { InputDefinition, NodeDefinition, ModelFolder } from './node-definitions.ts';

export type ModelFiles = Readonly<Record<ModelFolder, readonly string[]>>;

/** Options of an input; null when it is not a choice. */
export const optionsOf = (
  { kind, options, folder }: InputDefinition,
  modelFiles: ModelFiles,
): readonly string[] | null =>
  kind === 'choice' ? (options ?? []) : kind === 'files' && folder ? modelFiles[folder] : null;

const NUMBER_TYPES: Partial<Record<InputDefinition['kind'], string>> = {
  number: 'FLOAT',
  integer: 'INT',
  text: 'STRING',
  switch: 'BOOLEAN',
};

function inputInfo(input: InputDefinition, modelFiles: ModelFiles, isNew: boolean): unknown {
  const options = optionsOf(input, modelFiles);
  if (options !== null) return input.isNewForm && isNew ? ['COMBO', { options, multiselect: false }] : [options, {}];
  if (input.kind === 'upload') return [[], { image_upload: true }];
  if (input.kind === 'link') return [input.type];
  const [min, max] = input.range ?? [];
  return [NUMBER_TYPES[input.kind], { min, max }];
}

/** Inputs such as `images.image_1`, which the server describes as one list that grows. */
function growingLists(inputs: NodeDefinition['inputs']): Record<string, unknown> {
  const items = Object.entries(inputs).flatMap(([input, { type, isOptional }]) => {
    const [list, item] = input.split('.');
    return list && item ? [{ list, item, type, isOptional }] : [];
  });
  return Object.fromEntries(
    [...Map.groupBy(items, ({ list }) => list)].map(([list, own]) => [
      list,
      [
        'COMFY_AUTOGROW_V3',
        {
          template: {
            input: { required: { [own[0]!.item.replace(/_\d+$/, '')]: [own[0]!.type, {}] } },
            names: own.map(({ item }) => item),
            min: own.filter(({ isOptional }) => isOptional !== true).length,
          },
        },
      ],
    ]),
  );
}

/** A node's entry in `/object_info`. */
export function infoOf(
  name: string,
  { inputs, outputs, isOutput }: NodeDefinition,
  modelFiles: ModelFiles,
  isNew: boolean,
) {
  const [lists, single] = [growingLists(inputs), Object.entries(inputs).filter(([input]) => !input.includes('.'))];
  const part = (isOptional: boolean) =>
    Object.fromEntries(
      single.flatMap(([input, definition]) =>
        (definition.isOptional === true) === isOptional ? [[input, inputInfo(definition, modelFiles, isNew)]] : [],
      ),
    );
  return {
    input: { required: { ...part(false), ...lists }, optional: part(true) },
    output: outputs,
    output_name: outputs,
    name,
    output_node: isOutput === true,
  };
}
