import type { ImageTool, Model, SceneKind, SceneTake } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** What is needed to save a picture as a file. */
export interface PictureFile {
  readonly id: number;
  readonly originalKey: string;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture without a prompt. */
  readonly prompt: string;
  readonly seed: number | null;
  readonly tool: ImageTool | null;
  readonly model: Model | null;
  /** The changes of the scene from which this picture was drawn (camera, colours, light). */
  readonly take: SceneTake;
  /** The kind of scene that is stored, which decides how the picture can be drawn again; null without a scene. */
  readonly sceneKind: SceneKind | null;
}

/** Returns the pictures in the order of `ids`. Pictures of other people, in the bin or deleted are left out. */
export async function listPictureFiles(
  db: Kysely<Tables>,
  userId: number,
  ids: readonly number[],
): Promise<PictureFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('images')
    .leftJoin('renders', 'renders.id', 'images.render_id')
    .select(['images.id', 'images.width', 'images.height', 'images.seed', 'images.tool', 'images.model'])
    .select(['images.original_key as originalKey', 'images.content_type as contentType'])
    .select(sql<string | null>`renders.request->>'prompt'`.as('prompt'))
    .select(sql<SceneKind | null>`images.scene->>'kind'`.as('sceneKind'))
    .select(sql<SceneTake | null>`images.scene->'take'`.as('take'))
    .where('images.user_id', '=', userId)
    .where('images.id', 'in', [...ids])
    .where('images.trashed_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, { ...row, prompt: row.prompt ?? '', take: row.take ?? {} }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
