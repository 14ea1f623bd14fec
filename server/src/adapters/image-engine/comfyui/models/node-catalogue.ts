/** A server's nodes and the inputs they accept, from its `/object_info`. */
export interface NodeCatalogue {
  has(...classTypes: readonly string[]): boolean;
  hasInput(classType: string, input: string): boolean;
  /** Options of an input; null when it is not a choice or the server lists its options elsewhere. */
  options(classType: string, input: string): readonly string[] | null;
}

type UnknownRecord = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};
const texts = (list: readonly unknown[]) => list.filter((item) => typeof item === 'string');

/** Options come in two forms: `[["a", "b"], {…}]` and, in newer nodes, `["COMBO", { options: ["a", "b"] }]`. */
function optionsOf(definition: unknown): readonly string[] | null {
  if (!Array.isArray(definition)) return null;
  const [kind, settings] = definition as readonly unknown[];
  if (Array.isArray(kind)) return texts(kind);
  const { options } = recordOf(settings);
  return kind === 'COMBO' && Array.isArray(options) ? texts(options) : null;
}

export function readNodeCatalogue(objectInfo: UnknownRecord): NodeCatalogue {
  const inputOf = (classType: string, input: string): unknown => {
    const { required, optional } = recordOf(recordOf(objectInfo[classType])['input']);
    return recordOf(required)[input] ?? recordOf(optional)[input];
  };
  return {
    has: (...classTypes) => classTypes.every((classType) => objectInfo[classType] !== undefined),
    hasInput: (classType, input) => inputOf(classType, input) !== undefined,
    options: (classType, input) => optionsOf(inputOf(classType, input)),
  };
}
