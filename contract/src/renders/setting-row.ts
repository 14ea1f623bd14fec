/** The form of a row in the table of settings, and the two ways to write one. */
import type { z } from 'zod';
import type { Control, Mode, ModeDefaults } from '../modes.ts';
import type { SettingSchemas } from './settings.schema.ts';

/** How the panel edits a value. A setting that needs more than a switch or a slider has its own component. */
type PanelControl =
  | {
      readonly kind: 'switch';
      readonly label: string;
      readonly hint: string;
      /** Hints of tools in which the setting has another effect. */
      readonly hintsByMode?: Readonly<Partial<Record<Mode, string>>>;
    }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly choices: readonly { readonly value: string; readonly label: string; readonly hint: string }[];
    }
  | {
      readonly kind: 'slider';
      readonly label: string;
      readonly minimum: number;
      readonly maximum: number;
      readonly step: number;
    };

type Wire = keyof SettingSchemas;
export type StoredSetting<Name extends Wire> = z.output<SettingSchemas[Name]['stored']>;
type ReadSetting<Name extends Wire> = StoredSetting<Name> | z.output<SettingSchemas[Name]['sent']>;

export interface SettingRow<Name extends Wire, Value, Ability extends string> {
  /** Name of the field in requests and answers; `settings.schema.ts` has its schemas. */
  readonly wire: Name;
  /**
   * Converts from the wire, or from the stored form of an older version. `defaults`: those of the request's mode and
   * model.
   */
  readonly read: (sent: ReadSetting<Name>, defaults: ModeDefaults) => Value;
  /** Converts to the wire; `read` returns the same value again, except for a blend guidance of 1, which becomes 0.9. */
  readonly write: (value: Value) => StoredSetting<Name>;
  /** The control that a mode must have to offer and send the setting; null: every mode has it. */
  readonly control: Control | null;
  /** The ability that an engine needs for the setting; null: none beyond the operation itself. */
  readonly ability: Ability | null;
  /** The value that requires nothing of an engine, used where the setting is not offered or not supported. */
  readonly neutral: Value;
  readonly panel: PanelControl | null;
}

interface RowOptions<Value, Ability extends string> {
  readonly neutral: Value;
  readonly control?: Control;
  readonly ability?: Ability;
  readonly panel?: PanelControl;
}

const optionsOf = <Value, Ability extends string>({
  neutral,
  control,
  ability,
  panel,
}: RowOptions<Value, Ability>) => ({
  neutral,
  control: control ?? null,
  ability: ability ?? null,
  panel: panel ?? null,
});

/** A setting with the same value on the wire and in the product. */
export const plain = <Name extends Wire, Ability extends string = never>(
  wire: Name,
  options: RowOptions<StoredSetting<Name>, Ability>,
): SettingRow<Name, StoredSetting<Name>, Ability> => ({
  wire,
  read: (value) => (value === undefined ? options.neutral : (value as StoredSetting<Name>)),
  write: (value) => value,
  ...optionsOf(options),
});

/** A setting whose wire value differs from the product's. */
export const converted = <Name extends Wire, Value, Ability extends string = never>(
  wire: Name,
  conversion: Pick<SettingRow<Name, Value, Ability>, 'read' | 'write'>,
  options: RowOptions<NoInfer<Value>, Ability>,
): SettingRow<Name, Value, Ability> => ({ wire, ...conversion, ...optionsOf(options) });
