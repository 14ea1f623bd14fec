import type { ColumnType, Generated } from 'kysely';

/** bigint identity, read as a JavaScript number (ids stay far below 2^53). */
export type Id = Generated<number>;

export type CreatedAt = ColumnType<Date, Date | undefined, never>;
