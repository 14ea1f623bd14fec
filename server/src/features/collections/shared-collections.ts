/**
 * Access to a collection: for its owner, or for a visitor with its link and, if it is private, its password. A
 * collection without access is answered like one that does not exist, except that a private one with a password is
 * reported as locked, without any details.
 */
import {
  COLLECTION_MISSING_TEXT,
  GRANT_MINUTES,
  PAGE_SIZE,
  type CollectionPage,
  type collectionRoutes,
  type HeldImage,
  type ParsedBody,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { decodeCursor, pageOf } from '../../shared/cursor.ts';
import { passwordMatches } from '../../shared/security/password-hash.ts';
import { createSecretToken, hashToken } from '../../shared/security/secret-token.ts';
import type { ImagesService } from '../images/images.service.ts';
import { collectionsRepository, type BareCollectionRow, type CollectionRow } from './collections.repository.ts';
import { fileTokenOf } from './file-token.ts';
import { grantsRepository } from './grants.repository.ts';
import { heldImagesRepository } from './held-images.repository.ts';
import { cardImageIds, cardImages, presentCollection, presentShared, type ImagesById } from './present-collection.ts';

type Body<Name extends keyof typeof collectionRoutes> = ParsedBody<(typeof collectionRoutes)[Name]>;

/** The visitor's identity, as far as the request proves it. */
export interface Visitor {
  /** The person; null without a session, and for a blocked person. */
  readonly userId: number | null;
  readonly grant: string | null;
}

interface Parts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly imagesById: (userId: number, ids: readonly number[]) => Promise<ImagesById>;
  readonly publicUrl: string;
  readonly presentForVisitor: ImagesService['presentForVisitor'];
  /** Texts of the readable notes by picture id. */
  readonly readableNotes: (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly string[]>>;
}

/** A whole collection, for people who may download it. */
export interface DownloadableCollection {
  readonly collectionId: number;
  readonly ownerId: number;
  readonly ownerName: string;
  readonly title: string;
  readonly isOwn: boolean;
  /** Whether visitors see the prompts of its pictures. */
  readonly showsPrompts: boolean;
  /** In display order. */
  readonly imageIds: readonly number[];
  /** The chosen picture, otherwise the first; null while the collection is empty. */
  readonly coverId: number | null;
}

type Place = Pick<Body<'get'>, 'cursor' | 'limit' | 'search'>;
type Access = 'own' | 'open' | 'locked' | 'missing';

const LOOK_ONLY = 'Downloads are switched off for this collection.';

export const noSuchCollection = () => new AppError('not_found', { text: COLLECTION_MISSING_TEXT });

export function createSharedCollections(parts: Parts) {
  const { db, clock, publicUrl, imagesById, presentForVisitor, readableNotes } = parts;
  const collections = collectionsRepository(db);
  const held = heldImagesRepository(db);
  const grants = grantsRepository(db);

  const nameOf = ({ short_link: link, collection_id: id }: Pick<Body<'get'>, 'short_link' | 'collection_id'>) =>
    link === undefined ? { id: id ?? 0 } : { link };

  type Reach = Pick<BareCollectionRow, 'is_shared' | 'share_expires_at' | 'is_private' | 'password_hash'>;
  const isReachable = ({
    is_shared: isShared,
    share_expires_at: end,
    is_private: isPrivate,
    password_hash: hash,
  }: Reach) => isShared && (end === null || end > clock.now()) && (!isPrivate || hash !== null);

  /** `byLink`: a collection that is not private is open to people with its link, not to people who guess its id. */
  async function accessOf(row: BareCollectionRow | null, { userId, grant }: Visitor, byLink: boolean): Promise<Access> {
    if (row === null) return 'missing';
    if (row.user_id === userId) return 'own';
    if (!isReachable(row)) return 'missing';
    if (!row.is_private) return byLink ? 'open' : 'missing';
    const tokenHash = grant === null ? null : hashToken(grant);
    if (tokenHash && (await grants.isValid({ collectionId: row.id, tokenHash }, clock.now()))) return 'open';
    return byLink ? 'locked' : 'missing';
  }

  const viewOf = (row: BareCollectionRow) => ({
    showsPrompts: row.shows_prompts,
    allowsDownload: row.allows_download,
    place: { kind: 'shared', collectionId: row.id, token: fileTokenOf(row) } as const,
  });

  /** The pictures as visitors see them. */
  const forVisitors = (row: CollectionRow, items: ImagesById): ImagesById =>
    new Map([...items].map(([id, item]) => [id, presentForVisitor(item, viewOf(row))]));

  async function imagesOf(row: CollectionRow, access: Access, { cursor, search, limit = PAGE_SIZE }: Place) {
    const before = cursor === undefined ? null : decodeCursor(cursor);
    // Visitors may not see the prompts, so they cannot search them either.
    const words = access === 'own' ? search : undefined;
    const rows = await held.listPage(row.id, { search: words, before, limit: limit + 1 });
    const { page, next } = pageOf(rows, limit);
    const ids = page.map(({ imageId }) => imageId);
    const items = await imagesById(row.user_id, [...ids, ...cardImageIds(row)]);
    const notes = await readableNotes(ids);
    const view = viewOf(row);
    const pictures = ids.flatMap((id): HeldImage[] => {
      const item = items.get(id);
      if (!item) return [];
      return [{ ...(access === 'own' ? item : presentForVisitor(item, view)), notes: [...(notes.get(id) ?? [])] }];
    });
    return { pictures, next, items };
  }

  return {
    /** @throws AppError `not_found`, `collection_locked`, `not_owner` for a visitor who may only view. */
    async getDownloadable(
      name: Pick<Body<'get'>, 'short_link' | 'collection_id'>,
      visitor: Visitor,
    ): Promise<DownloadableCollection> {
      const row = await collections.findNamed(nameOf(name));
      const access = await accessOf(row, visitor, name.short_link !== undefined);
      if (row === null || access === 'missing') throw noSuchCollection();
      if (access === 'locked') throw new AppError('collection_locked');
      if (access === 'open' && !row.allows_download) throw new AppError('not_owner', { text: LOOK_ONLY });
      const imageIds = (await held.listImageIds([row.id])).get(row.id) ?? [];
      const cover = row.cover_image_id;
      return {
        collectionId: row.id,
        ownerId: row.user_id,
        ownerName: row.ownerName,
        title: row.title,
        imageIds,
        isOwn: access === 'own',
        showsPrompts: row.shows_prompts,
        coverId: cover !== null && imageIds.includes(cover) ? cover : (imageIds[0] ?? null),
      };
    },

    /** Whether visitors may load the variants of a picture at an address with that token. */
    async sharesPicture(
      { collectionId, token }: { readonly collectionId: number; readonly token: string },
      imageId: number,
    ): Promise<boolean> {
      const row = await collections.findHolding(collectionId, imageId);
      return row !== null && isReachable(row) && fileTokenOf(row) === token;
    },

    /** What visitors may have of it; null when it is not shared any more. */
    async visitorViewOf(collectionId: number): Promise<{ showsPrompts: boolean; allowsDownload: boolean } | null> {
      const row = await collections.findNamed({ id: collectionId });
      return row !== null && isReachable(row) ? viewOf(row) : null;
    },

    /** @throws AppError `not_found`. */
    async validateLink({ short_link: link, id }: Body<'validateLink'>, visitor: Visitor) {
      const row = await collections.findShown({ link: link ?? String(id) });
      const access = await accessOf(row, visitor, true);
      if (row === null || access === 'missing') throw noSuchCollection();
      if (access === 'locked') return { locked: true, collection: null };
      const items = await imagesById(row.user_id, cardImageIds(row));
      return { locked: false, collection: presentShared(row, access === 'own' ? items : forVisitors(row, items)) };
    },

    /**
     * Returns the key under which guesses of a collection's password are counted. It is the same whether a request
     * names the collection by its link or by its id.
     */
    async guessKeyOf(name: Pick<Body<'checkPassword'>, 'short_link' | 'collection_id'>): Promise<string> {
      const row = await collections.findNamed(nameOf(name));
      return row === null ? `missing ${name.short_link ?? name.collection_id}` : `collection ${row.id}`;
    },

    /** Takes the same time for collections that do not exist. @throws AppError `wrong_collection_password`. */
    async checkPassword(
      { password, ...name }: Body<'checkPassword'>,
      triesLeft: number,
    ): Promise<{ grant: string; expires_at: string }> {
      const row = await collections.findNamed(nameOf(name));
      const hash = row !== null && isReachable(row) ? row.password_hash : null;
      const matches = await passwordMatches(password, hash);
      if (!matches || row === null) {
        throw new AppError('wrong_collection_password', { data: { tries_left: triesLeft } });
      }
      const grant = createSecretToken();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + GRANT_MINUTES * 60_000);
      await grants.removeExpired(row.id, now);
      await grants.insert({ collectionId: row.id, tokenHash: hashToken(grant), expiresAt });
      return { grant, expires_at: expiresAt.toISOString() };
    },

    /** Link preview for messengers; null when the collection is not open to strangers. It does not count as a visit. */
    async previewOf(link: string) {
      const row = await collections.findShown({ link });
      if (row === null || (await accessOf(row, { userId: null, grant: null }, true)) !== 'open') return null;
      const items = await imagesById(row.user_id, cardImageIds(row));
      const [cover] = cardImages(row, forVisitors(row, items));
      const largest = cover?.is_nsfw === false ? cover.variants.at(-1) : undefined;
      const height = largest && cover ? Math.round((cover.height * largest.width) / cover.width) : 0;
      return {
        title: row.title,
        description: `${row.count}${row.countIsMinimum ? '+' : ''} ${row.count === 1 ? 'image' : 'images'} by ${row.ownerName}`,
        image: largest ? { url: new URL(largest.url, publicUrl).href, width: largest.width, height } : null,
      };
    },

    /** A visitor who opens the first page is counted. @throws AppError `not_found`, `collection_locked`. */
    async open({ cursor, limit, search, ...name }: Body<'get'>, visitor: Visitor): Promise<CollectionPage> {
      const row = await collections.findShown(nameOf(name));
      const access = await accessOf(row, visitor, name.short_link !== undefined);
      if (row === null || access === 'missing') throw noSuchCollection();
      if (access === 'locked') throw new AppError('collection_locked');
      const { pictures, next, items } = await imagesOf(row, access, { cursor, limit, search });
      if (access === 'open' && cursor === undefined) await collections.countView(row.id);
      const whole = access === 'own' ? await collections.findOwn(row.user_id, row.id) : null;
      const own = whole && presentCollection(whole, items);
      const shown = access === 'own' ? items : forVisitors(row, items);
      return { collection: presentShared(row, shown), own, images: pictures, next };
    },
  };
}
