import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** Each word as a prefix, so that a search works while a word is being typed; null when there is no word. */
function prefixQuery(search: string): string | null {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}

/**
 * A condition for the words of a search; a text without any word matches everything. `vector`: what is searched, a
 * `tsvector` of English words; by default the words of pictures.
 */
export function holdsWords(
  search: string | undefined,
  vector: RawBuilder<unknown> = sql.ref('images.words'),
): Expression<SqlBool> {
  const query = search === undefined ? null : prefixQuery(search);
  return query === null ? sql<SqlBool>`true` : sql<SqlBool>`${vector} @@ to_tsquery('english', ${query})`;
}
