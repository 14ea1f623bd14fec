/** What nodes a server has and what they can be given, read from its `/object_info`. */
export interface NodeCatalogue {
  has(...classTypes: readonly string[]): boolean;
  hasInput(classType: string, input: string): boolean;
  /** Names that an input can be given; null when it is no choice, or the server keeps the list elsewhere. */
  options(classType: string, input: string): readonly string[] | null;
}

type Bag = Readonly<Record<string, unknown>>;

const bagOf = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {});
const texts = (list: readonly unknown[]) => list.filter((item) => typeof item === 'string');

/** Choices come in two forms: `[["a", "b"], {…}]` and, of newer nodes, `["COMBO", { options: ["a", "b"] }]`. */
function optionsOf(definition: unknown): readonly string[] | null {
  if (!Array.isArray(definition)) return null;
  const [kind, settings] = definition as readonly unknown[];
  if (Array.isArray(kind)) return texts(kind);
  const { options } = bagOf(settings);
  return kind === 'COMBO' && Array.isArray(options) ? texts(options) : null;
}

export function readNodeCatalogue(objectInfo: Bag): NodeCatalogue {
  const inputOf = (classType: string, input: string): unknown => {
    const { required, optional } = bagOf(bagOf(objectInfo[classType])['input']);
    return bagOf(required)[input] ?? bagOf(optional)[input];
  };
  return {
    has: (...classTypes) => classTypes.every((classType) => objectInfo[classType] !== undefined),
    hasInput: (classType, input) => inputOf(classType, input) !== undefined,
    options: (classType, input) => optionsOf(inputOf(classType, input)),
  };
}
