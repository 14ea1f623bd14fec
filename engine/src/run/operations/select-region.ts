/**
 * Selects a region of a picture: its subject, its people (all 0 when there are none), or the background; for a garment
 * category what the person wears there; for `garment` the garment that the picture shows. Called by the thread of the
 * networks.
 */
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import type { RegionKind } from '../../words/tasks/edit-task.ts';
import type { Matting } from '../../perception/matting/create-matting.ts';
import type { PersonMatting } from '../../perception/matting/create-person-matting.ts';
import { findParsed, type Parser } from '../../perception/people/find-parsed.ts';
import { wornMask } from '../../tools/try-on/body/worn-mask.ts';
import { isCalmBackground } from '../../perception/matting/plain-background.ts';
import { matteOnPlain } from '../../perception/matting/matte-on-plain.ts';
import { wearerOf } from '../../tools/try-on/garment/wearer-of.ts';
import { stopIfCancelled, type EditContext } from '../../foundation/task/edit-context.ts';

export type SelectRegion = (
  source: EnginePixels,
  kind: RegionKind,
  context: Pick<EditContext, 'isCancelled'>,
) => Promise<EngineMask>;

interface SelectParts {
  readonly matting: Matting;
  readonly people: PersonMatting;
  readonly parser: Parser;
}

export function createSelectRegion({ matting, people, parser }: SelectParts): SelectRegion {
  return async (source, kind, context) => {
    const { width, height } = source;
    const check = () => stopIfCancelled(context);
    const matteOf = async () =>
      (await matting.matteOf(source, { drawn: false, closer: false, onStep: check, check })).alpha;
    if (kind === 'person') return { width, height, data: await maskOfPeople() };
    const alpha = await matteOf();
    switch (kind) {
      case 'subject':
        return { width, height, data: new Uint8Array(alpha) };
      case 'background':
        return { width, height, data: alpha.map((opacity) => 255 - opacity) };
      default:
        return garmentRegion(kind);
    }

    /** The networks for masks take some garments and bags for people; before a calm background the search decides. */
    async function maskOfPeople(): Promise<Uint8Array<ArrayBuffer>> {
      const mask = await people.maskOf(source, check);
      if (!isCalmBackground(source) || mask.every((value) => value === 0)) return mask;
      const { person, unposed } = await findParsed(parser, source, matteOf, check);
      return person || unposed ? mask : new Uint8Array(mask.length);
    }

    async function garmentRegion(
      wanted: Exclude<RegionKind, 'subject' | 'person' | 'background'>,
    ): Promise<EngineMask> {
      const { person } = await findParsed(parser, source, () => Promise.resolve(alpha), check);
      const nothing = { width, height, data: new Uint8Array(width * height) };
      if (wanted !== 'garment') return person ? wornMask(source, person, wanted) : nothing;
      const subject = { width, height, data: new Uint8Array(alpha) };
      const wearer = wearerOf({ subject, person });
      return wearer ? wornMask(source, wearer, null) : matteOnPlain(source, subject, check);
    }
  };
}
