import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/**
 * A statement whose text is built at its first asking: for small answers, building it takes longer than asking. `build`
 * gets stand-ins in place of the values and may only bind them.
 */
export function compileOnce<Name extends string, Tables, Row>(
  db: Kysely<Tables>,
  names: readonly Name[],
  build: (standIns: Readonly<Record<Name, never>>) => Compilable<Row>,
): (values: Readonly<Record<Name, unknown>>) => Promise<Row[]> {
  const nameOf = new Map<unknown, Name>(names.map((name) => [Symbol(name), name]));
  let compiled: CompiledQuery<Row> | null = null;

  return async (values) => {
    compiled ??= build(
      Object.fromEntries([...nameOf].map(([standIn, name]) => [name, standIn])) as Record<Name, never>,
    ).compile();
    const parameters = compiled.parameters.map((parameter) => {
      const name = nameOf.get(parameter);
      return name === undefined ? parameter : values[name];
    });
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
