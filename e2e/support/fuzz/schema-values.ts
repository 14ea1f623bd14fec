/** Values that a schema of the contract accepts, in most cases. */
import type { Route } from '@kenna/contract';
import type { SeededRandom } from './seeded-random.ts';

/** The parts of JSON Schema that the contract uses. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** Gives a value for a field by its name, such as the id of a picture; undefined where the schema decides. */
export type NamedValue = (field: string, random: SeededRandom) => unknown;

/** Texts of every form that a pattern of the contract asks for. */
const PATTERNED = [
  'Silk-and-linen-1',
  '#aabbcc',
  'transparent',
  'HU',
  '+36',
  '768x768',
  'a-key-of-a-request',
  'A'.repeat(43),
  '1234',
  '2026-01-31',
  '2026-01-31T10:00:00Z',
  'dress',
];
const WORDS = [
  'navy cotton t-shirt',
  'red silk dress',
  'Coats',
  'a',
  'gold lid',
  'make it red',
  'vera@example.com',
  'Vera',
];

type Schema = NonNullable<Route['body']>;

const schemas = new Map<Schema, JsonSchema>();
function jsonSchemaOf(schema: Schema): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known;
  const made = schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as JsonSchema;
  schemas.set(schema, made);
  return made;
}

function textOf({ pattern, format, minLength = 0, maxLength = 200 }: JsonSchema, random: SeededRandom): string {
  if (format === 'date-time') return '2026-01-31T10:00:00Z';
  if (format === 'date') return '2026-01-31';
  const rule = pattern === undefined ? null : new RegExp(pattern, 'u');
  const fitting = [...WORDS, ...PATTERNED].filter(
    (text) => text.length >= minLength && text.length <= maxLength && (rule?.test(text) ?? true),
  );
  return fitting.length > 0 ? random.pick(fitting) : 'x'.repeat(Math.max(1, minLength));
}

function numberOf(schema: JsonSchema, random: SeededRandom): number {
  const least = Math.max(schema.minimum ?? schema.exclusiveMinimum ?? 0, -1e6);
  const most = Math.min(schema.maximum ?? 1000, 1e6);
  if (schema.type === 'integer') return Math.ceil(least) + random.below(Math.max(1, most - least));
  return least + random.next() * (most - least);
}

function valueOf(schema: JsonSchema, field: string, random: SeededRandom, named: NamedValue): unknown {
  const given = named(field, random);
  if (given !== undefined && schema.type !== 'object' && schema.type !== 'array') return given;
  if (schema.enum) return random.pick(schema.enum);
  if ('const' in schema) return schema.const;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return valueOf(random.pick(variants), field, random, named);
  switch (schema.type) {
    case 'object': {
      const required = new Set(schema.required);
      const fields = Object.entries(schema.properties ?? {});
      const sent = fields.filter(([name]) => required.has(name) || (name !== 'user_id' && random.isTrue(0.3)));
      return Object.fromEntries(sent.map(([name, each]) => [name, valueOf(each, name, random, named)]));
    }
    case 'array': {
      const count = Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 0, 1 + random.below(3)));
      const one = field.replace(/s$/, '');
      return Array.from({ length: count }, () => valueOf(schema.items ?? {}, one, random, named));
    }
    case 'string':
      return textOf(schema, random);
    case 'integer':
    case 'number':
      return numberOf(schema, random);
    case 'boolean':
      return random.isTrue(0.5);
    default:
      return null;
  }
}

/** An object for `params`, `query` or `body`. */
export function validValue(schema: Schema, random: SeededRandom, named: NamedValue): Record<string, unknown> {
  const value = valueOf(jsonSchemaOf(schema), '', random, named);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
