/**
 * Named colours of people: their names mean exactly these colours in the prompts of their owner. Renders take the
 * colours that their words name from here and keep them, so that a later change affects no earlier render.
 */
import {
  COLOUR_LIMIT,
  colourNameKey,
  coloursNamedIn,
  SWATCH_FILE_LIMIT_BYTES,
  SWATCH_FILE_TOO_LARGE_TEXT,
  type colourRoutes,
  type ImportedColours,
  type OwnColour,
  type ParsedBody,
} from '@kenna/contract';
import type { NamedColour } from '@kenna/contract/engine-task';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import { chooseSwatches, remarksOn } from './choose-swatches.ts';
import { coloursRepository, type ColourRow } from './colours.repository.ts';
import { readSwatches } from './swatches/read-swatches.ts';

interface Parts {
  readonly db: Kysely<Tables>;
}

type Body<Name extends keyof typeof colourRoutes> = ParsedBody<(typeof colourRoutes)[Name]>;

const IS_FULL = `An account holds ${COLOUR_LIMIT} colours. Remove one first.`;

const present = ({ id, name, hex, created_at }: ColourRow): OwnColour => ({
  id,
  name,
  hex,
  created_at: created_at.toISOString(),
});

/** @throws AppError `invalid_fields` when another colour has the name. */
function checkName(name: string, others: readonly ColourRow[]): void {
  const key = colourNameKey(name);
  const same = others.find((other) => other.name_key === key);
  if (same) throw invalidFields({ name: `You already have a colour named ${same.name}.` });
}

export type ColoursService = ReturnType<typeof createColoursService>;

export function createColoursService({ db }: Parts) {
  const colours = coloursRepository(db);

  /** Runs a change with the person's present colours, which no other request changes meanwhile. */
  const change = <Result>(
    userId: number,
    run: (repository: typeof colours, present: readonly ColourRow[]) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      const repository = coloursRepository(transaction);
      await repository.lockOwner(userId);
      return run(repository, await repository.list(userId));
    });

  return {
    async list(userId: number): Promise<OwnColour[]> {
      return (await colours.list(userId)).map(present);
    },

    /** @throws AppError `invalid_fields` when the name is in use, or the person has the maximum number of colours. */
    add: (userId: number, { name, hex }: Body<'add'>): Promise<{ colour: OwnColour }> =>
      change(userId, async (repository, own) => {
        if (own.length >= COLOUR_LIMIT) throw invalidFields({ name: IS_FULL });
        checkName(name, own);
        const [row] = await repository.insert(userId, [{ name, hex }]);
        return { colour: present(row!) };
      }),

    /** @throws AppError `not_found`, `invalid_fields` when the name is in use. */
    update: (userId: number, { id, name, hex }: Body<'update'>): Promise<{ colour: OwnColour }> =>
      change(userId, async (repository, own) => {
        if (name !== undefined) {
          checkName(
            name,
            own.filter((other) => other.id !== id),
          );
        }
        const row = await repository.update(userId, id, {
          ...(name !== undefined && { name }),
          ...(hex !== undefined && { hex }),
        });
        if (row === null) throw new AppError('not_found', { text: 'There is no such colour.' });
        return { colour: present(row) };
      }),

    /** @throws AppError `not_found` when none of the colours is the person's own. */
    async remove(userId: number, ids: readonly number[]): Promise<void> {
      if ((await colours.remove(userId, ids)) === 0) {
        throw new AppError('not_found', { text: 'There is no such colour.' });
      }
    },

    /** @throws AppError `too_large`, `invalid_fields` when the file cannot be read, with the place in the file. */
    async import(userId: number, bytes: Buffer): Promise<ImportedColours> {
      if (bytes.length > SWATCH_FILE_LIMIT_BYTES) throw new AppError('too_large', { text: SWATCH_FILE_TOO_LARGE_TEXT });
      const file = readSwatches(bytes);
      if (file.swatches.length + file.skipped.length === 0) {
        throw invalidFields({ image: 'There are no colours in this file.' });
      }
      return change(userId, async (repository, own) => {
        const { chosen, skipped } = chooseSwatches(file, own);
        const added = await repository.insert(userId, chosen);
        return { added: added.map(present), skipped: [...skipped], remarks: remarksOn(chosen) };
      });
    },

    /** The colours that some texts of a person name. */
    async namedIn(userId: number, texts: readonly string[]): Promise<NamedColour[]> {
      const named = coloursNamedIn(texts.join(' . '), await colours.list(userId));
      return named.map(({ name, hex }) => ({ name, hex: hex as NamedColour['hex'] }));
    },
  };
}
