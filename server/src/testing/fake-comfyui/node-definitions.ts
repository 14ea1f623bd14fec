/** What the fake knows about a node and its inputs, to validate graphs. */

export interface InputDefinition {
  readonly kind: 'link' | 'number' | 'integer' | 'text' | 'switch' | 'choice' | 'upload';
  /** Type of the linked output. */
  readonly type?: string;
  readonly range?: readonly [min: number, max: number];
  readonly options?: readonly string[];
  readonly isOptional?: boolean;
}

export interface NodeDefinition {
  /** Inputs of a growing list are named `list.name_1` and so on. */
  readonly inputs: Readonly<Record<string, InputDefinition>>;
  readonly outputs: readonly string[];
  readonly isOutput?: boolean;
}
