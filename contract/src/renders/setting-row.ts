/** The form of a row in the table of settings, and the two ways to write one. */
import type { z } from 'zod';
import type { Control, Mode, ModeDefaults } from '../modes.ts';

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

export interface SettingRow<
  Wire extends string,
  Sent extends z.ZodType,
  Stored extends z.ZodType,
  Value,
  Ability extends string,
> {
  /** Name of the field in requests and answers. */
  readonly wire: Wire;
  /** What a request may carry; its default applies when the field is left out. */
  readonly sent: Sent;
  /** What answers and the stored form contain. */
  readonly stored: Stored;
  /**
   * Converts from the wire, or from the stored form of an older version. `defaults`: those of the request's mode and
   * model.
   */
  readonly read: (sent: z.output<Sent> | z.output<Stored>, defaults: ModeDefaults) => Value;
  /** Converts to the wire; `read` returns the same value again, except for a blend guidance of 1, which becomes 0.9. */
  readonly write: (value: Value) => z.output<Stored>;
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
export function plain<
  Wire extends string,
  Sent extends z.ZodType<z.output<Stored>>,
  Stored extends z.ZodType,
  Ability extends string = never,
>(
  wire: Wire,
  sent: Sent,
  stored: Stored,
  options: RowOptions<NoInfer<z.output<Stored>>, Ability>,
): SettingRow<Wire, Sent, Stored, z.output<Stored>, Ability> {
  return {
    wire,
    sent,
    stored,
    read: (value) => value as z.output<Stored>,
    write: (value) => value,
    ...optionsOf(options),
  };
}

/** A setting whose wire value differs from the product's. */
export const converted = <
  Wire extends string,
  Sent extends z.ZodType,
  Stored extends z.ZodType,
  Value,
  Ability extends string = never,
>(
  wire: Wire,
  sent: Sent,
  stored: Stored,
  conversion: Pick<SettingRow<Wire, Sent, Stored, Value, Ability>, 'read' | 'write'>,
  options: RowOptions<NoInfer<Value>, Ability>,
): SettingRow<Wire, Sent, Stored, Value, Ability> => ({ wire, sent, stored, ...conversion, ...optionsOf(options) });
