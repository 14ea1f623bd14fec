import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/**
 * Builds a statement's text once, on first use: for small results, building it takes longer than running it. `build`
 * receives placeholders instead of the values and may only bind them.
 */
export function compileOnce<Name extends string, Tables, Row>(
  db: Kysely<Tables>,
  names: readonly Name[],
  build: (placeholders: Readonly<Record<Name, never>>) => Compilable<Row>,
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
