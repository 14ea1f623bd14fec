import {
  IMAGE_COLOURS,
  IMAGE_SHAPES,
  IMAGE_TOOLS,
  MODELS,
  type ImageColour,
  type ImageShape,
  type ImageTool,
  type Model,
} from '@kenna/contract';

/** Conditions that the listed pictures meet. They are stored in the address. */
export interface LibraryFilter {
  readonly search?: string;
  readonly tool?: ImageTool;
  readonly model?: Model;
  readonly colour?: ImageColour;
  readonly shape?: ImageShape;
  /** First day, inclusive, for example `2026-05-31`. */
  readonly from?: string;
  /** Last day, inclusive. */
  readonly until?: string;
}

/** Change of the address that removes every condition. */
export const NO_FILTER = {
  search: null,
  tool: null,
  model: null,
  colour: null,
  shape: null,
  from: null,
  until: null,
} satisfies { readonly [field in keyof LibraryFilter]-?: null };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a filter from query parameters. Invalid values are ignored. */
export function filterOf(address: URLSearchParams): LibraryFilter {
  const oneOf = <Value extends string>(field: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === address.get(field));
  const day = (field: string) => (DAY.test(address.get(field) ?? '') ? (address.get(field) ?? undefined) : undefined);
  const filter = {
    search: address.get('search')?.trim().slice(0, 200) || undefined,
    tool: oneOf('tool', IMAGE_TOOLS),
    model: oneOf('model', MODELS),
    colour: oneOf('colour', IMAGE_COLOURS),
    shape: oneOf('shape', IMAGE_SHAPES),
    from: day('from'),
    until: day('until'),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

export const isFiltered = (filter: LibraryFilter): boolean => Object.keys(filter).length > 0;
