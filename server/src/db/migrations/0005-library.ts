import { sql, type Kysely } from 'kysely';

/** Adds what the library needs: properties by which pictures are found, reports, and shared collections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await describePictures(db);
  await createReports(db);
  await shareCollections(db);
  await createGrants(db);
}

async function describePictures(db: Kysely<unknown>): Promise<void> {
  // Sides that differ by up to a tenth count as square, because they look square in a grid.
  await sql`
    ALTER TABLE images
      ADD COLUMN model text,
      ADD COLUMN words tsvector NOT NULL DEFAULT ''::tsvector,
      ADD COLUMN colours text[] NOT NULL DEFAULT '{}',
      ADD COLUMN shape text NOT NULL GENERATED ALWAYS AS (
        CASE
          WHEN width * 10 > height * 11 THEN 'wide'
          WHEN height * 10 > width * 11 THEN 'tall'
          ELSE 'square'
        END
      ) STORED
  `.execute(db);
  await sql`
    UPDATE images SET
      model = renders.model,
      words = to_tsvector('english', concat_ws(
        ' ', renders.request->>'prompt', renders.request->>'accent_prompt', renders.request->>'prompt_styles'
      ))
    FROM renders WHERE renders.id = images.render_id
  `.execute(db);
  await sql`
    UPDATE images SET words = parent.words FROM images AS parent
    WHERE parent.id = images.parent_image_id AND images.tool = 'Adjust'
  `.execute(db);
  await indexPictures(db);
}

/**
 * Lists are read in the order of ids, newest first, so every property that may select few of many pictures has an index
 * in that order.
 */
async function indexPictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX images_made_index ON images (user_id, id DESC) WHERE trashed_at IS NULL AND tool IS NOT NULL
  `.execute(db);
  await sql`
    CREATE INDEX images_uploaded_index ON images (user_id, id DESC) WHERE trashed_at IS NULL AND tool IS NULL
  `.execute(db);
  await sql`
    CREATE INDEX images_liked_index ON images (user_id, id DESC) WHERE trashed_at IS NULL AND is_liked
  `.execute(db);
  await sql`CREATE INDEX images_tool_index ON images (user_id, tool, id DESC) WHERE trashed_at IS NULL`.execute(db);
  await sql`CREATE INDEX images_model_index ON images (user_id, model, id DESC) WHERE trashed_at IS NULL`.execute(db);
  await sql`CREATE INDEX images_shape_index ON images (user_id, shape, id DESC) WHERE trashed_at IS NULL`.execute(db);
  await sql`CREATE INDEX images_date_index ON images (user_id, created_at, id) WHERE trashed_at IS NULL`.execute(db);
  await sql`CREATE INDEX images_bin_index ON images (trashed_at) WHERE trashed_at IS NOT NULL`.execute(db);
  // Fast updates are off: searches read their list of pending entries until a vacuum flushes it, and the embedded
  // database has no automatic vacuum.
  await sql`
    CREATE INDEX images_words_index ON images USING gin (words) WITH (fastupdate = off) WHERE trashed_at IS NULL
  `.execute(db);
  await sql`
    CREATE INDEX images_colours_index ON images USING gin (colours) WITH (fastupdate = off) WHERE trashed_at IS NULL
  `.execute(db);
}

/** The picture of a report may be deleted before an admin reads the report, so what is needed of it is copied. */
async function createReports(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE image_reports (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint REFERENCES users ON DELETE SET NULL,
      image_id bigint NOT NULL,
      render_id bigint REFERENCES renders ON DELETE SET NULL,
      prompt text NOT NULL,
      model text,
      engine text,
      seed bigint,
      thumbhash text NOT NULL,
      is_nsfw boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
}

async function shareCollections(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE collections
      ADD COLUMN password_hash text,
      ADD COLUMN short_link text,
      ADD COLUMN is_shared boolean NOT NULL DEFAULT true,
      ADD COLUMN share_expires_at timestamptz,
      ADD COLUMN allows_download boolean NOT NULL DEFAULT true,
      ADD COLUMN shows_prompts boolean NOT NULL DEFAULT false,
      ADD COLUMN view_count integer NOT NULL DEFAULT 0 CHECK (view_count >= 0),
      ADD CONSTRAINT collections_password_check CHECK (password_hash IS NULL OR is_private)
  `.execute(db);
  // Two random UUIDs contain more than the 128 random bits that a link needs.
  await sql`
    UPDATE collections SET short_link = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  `.execute(db);
  await sql`ALTER TABLE collections ALTER COLUMN short_link SET NOT NULL`.execute(db);
  await sql`CREATE UNIQUE INDEX collections_short_link_key ON collections (short_link)`.execute(db);
  await sql`CREATE INDEX collections_title_index ON collections (user_id, lower(title), id)`.execute(db);

  await sql`ALTER TABLE collection_images ADD COLUMN position bigint NOT NULL DEFAULT 0`.execute(db);
  await sql`
    UPDATE collection_images AS held SET position = ranked.position
    FROM (
      SELECT collection_id, image_id,
        row_number() OVER (PARTITION BY collection_id ORDER BY added_at, image_id) AS position
      FROM collection_images
    ) AS ranked
    WHERE ranked.collection_id = held.collection_id AND ranked.image_id = held.image_id
  `.execute(db);
  await sql`
    CREATE INDEX collection_images_order_index ON collection_images (collection_id, position DESC, image_id DESC)
  `.execute(db);
}

/** The grant that a visitor gets for the password of a private collection. */
async function createGrants(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE collection_grants (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      collection_id bigint NOT NULL REFERENCES collections ON DELETE CASCADE,
      token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    )
  `.execute(db);
  await sql`CREATE INDEX collection_grants_collection_index ON collection_grants (collection_id)`.execute(db);
}
