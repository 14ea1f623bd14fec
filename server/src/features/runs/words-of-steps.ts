import { sql } from 'kysely';

/** The words of the steps of a cell's picture; null where it has one step, shows something older or was put in by hand. */
export const wordsOfSteps = sql<string | null>`
  CASE WHEN cardinality(cell.step_keys) > 1 AND cell.image_key = cell.key THEN (
    SELECT string_agg(coalesce(nullif(render.request->>'prompt', ''), nullif(render.request->>'text', '')), '; ' ORDER BY array_position(cell.step_keys, made.key))
    FROM run_made_steps AS made
      JOIN images AS image ON image.id = made.image_id
      JOIN renders AS render ON render.id = image.render_id
    WHERE made.cell_id = cell.id AND made.key = ANY(cell.step_keys)
    HAVING bool_or(made.image_id = cell.image_id)
  ) END
`;
