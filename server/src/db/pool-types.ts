import pg from 'pg';

const BIGINT = 20;

/** Parses bigint as a number: ids and counts stay far below 2^53. `pg` parses all other types. */
export const poolTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};
