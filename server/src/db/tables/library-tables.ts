import type { Generated } from 'kysely';
import type { NoteVisibility } from '@kenna/contract';
import type { CreatedAt, Id } from './columns.ts';

export interface CollectionsTable {
  id: Id;
  user_id: number;
  title: string;
  is_private: Generated<boolean>;
  /** Without a password (null), only the owner may open a private collection. */
  password_hash: string | null;
  /** The picture on the cover; null for the first one. */
  cover_image_id: number | null;
  /** At least 128 random bits: everybody with the link may visit, within the settings below. */
  short_link: string;
  is_shared: Generated<boolean>;
  share_expires_at: Date | null;
  allows_download: Generated<boolean>;
  shows_prompts: Generated<boolean>;
  view_count: Generated<number>;
  created_at: CreatedAt;
}

export interface CollectionImagesTable {
  collection_id: number;
  image_id: number;
  /** Sorted descending: the highest is shown first. */
  position: Generated<number>;
  added_at: CreatedAt;
}

export interface CollectionGrantsTable {
  id: Id;
  collection_id: number;
  /** SHA-256 of the grant. */
  token_hash: Uint8Array;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface ImageNotesTable {
  id: Id;
  image_id: number;
  user_id: number;
  text: string;
  visibility: NoteVisibility;
  created_at: CreatedAt;
}

export interface NamedColoursTable {
  id: Id;
  user_id: number;
  name: string;
  /** The name as it is compared (`colourNameKey`). */
  name_key: string;
  /** `#rrggbb` in lower case, sRGB. */
  hex: string;
  created_at: CreatedAt;
}
