import type { LazyNetwork } from '../../foundation/networks/load-once.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { findPerson } from './find-person.ts';
import type { ParsingNetwork } from './parsing-network.ts';

/** An operator's network for clothes, skin and hair; null where there is none. */
export type Parser = LazyNetwork<ParsingNetwork | null>;

/** The person of a picture as `findPerson` finds it, with the parts that an operator's network sees. */
export async function findParsed(
  parser: Parser,
  picture: EnginePixels,
  matteOf: () => Promise<Uint8Array>,
  check: () => void,
): ReturnType<typeof findPerson> {
  const found = await findPerson(picture, matteOf, check);
  const network = found.person && (await parser(check));
  if (!network || !found.person) return found;
  check();
  return { ...found, person: { ...found.person, parts: await network.parse(picture) } };
}
