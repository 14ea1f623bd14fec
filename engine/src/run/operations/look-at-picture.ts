/**
 * What the networks detect in a picture, for the operations that the studio's threads run on it. Called by the thread
 * of the networks.
 */
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { PictureFindings } from '../../perception/people/findings.ts';
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { Matting } from '../../perception/matting/create-matting.ts';
import { findParsed, type Parser } from '../../perception/people/find-parsed.ts';
import { report, stopIfCancelled, type EditContext } from '../../foundation/task/edit-context.ts';

/** The picture, and what to detect in it. */
export interface LookInput {
  readonly picture: EnginePixels;
  /**
   * `ifWorn` computes the matte only where a person is found, and returns nothing instead of an error when the network
   * is not installed.
   */
  readonly subject: boolean | 'ifWorn';
  readonly person: boolean;
}

export type LookAtPicture = (input: LookInput, context: EditContext) => Promise<PictureFindings>;

/** Share of the progress that the matte takes when a person is requested as well. */
const MATTE_SHARE = 0.7;

export function createLookAtPicture({ matting, parser }: { matting: Matting; parser: Parser }): LookAtPicture {
  return async ({ picture, subject, person }, context) => {
    if (!subject && !person) return NOTHING;
    const { width, height } = picture;
    const check = () => stopIfCancelled(context);
    const share = person ? MATTE_SHARE : 1;
    const onStep = (step: 'loading' | 'looking' | 'cutting', fraction: number) =>
      report(context, step, share * (step === 'cutting' ? 0.8 + 0.2 * fraction : 0.8 * fraction));
    // The person's mask is made from this matte, whose edges are far finer than those of the body networks.
    const matteOf = async () => (await matting.matteOf(picture, { drawn: false, closer: false, onStep, check })).alpha;
    if (subject === 'ifWorn') return orNothing(lookAtPerson);
    const alpha = await matteOf();
    const found = person ? await findParsed(parser, picture, () => Promise.resolve(alpha), check) : { person: null };
    report(context, 'looking', 1);
    return { subject: subject ? { width, height, data: new Uint8Array(alpha) } : null, ...found };

    async function lookAtPerson(): Promise<PictureFindings> {
      let alpha: Uint8Array | null = null;
      const found = await findParsed(parser, picture, async () => (alpha = await matteOf()), check);
      report(context, 'looking', 1);
      return { subject: alpha && { width, height, data: new Uint8Array(alpha) }, ...found };
    }
  };
}

const NOTHING: PictureFindings = { subject: null, person: null };

async function orNothing(look: () => Promise<PictureFindings>): Promise<PictureFindings> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'missing_model') return NOTHING;
    throw error;
  }
}
