import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { LazyNetwork } from '../../foundation/networks/load-once.ts';
import { report, type EditContext } from '../../foundation/task/edit-context.ts';
import { superResolution } from '../super-resolution/super-resolution.ts';
import { faceNetworks } from './face-networks.ts';
import { faceRegion } from './face-region.ts';
import { findFaces } from './find-faces.ts';
import { findHands } from './find-hands.ts';
import { handRegion } from './hand-region.ts';
import { isRestorable, restoreFace } from './restore-face.ts';
import type { RestoringNetwork } from './restoring-network.ts';
import type { Region } from './region.ts';
import { sharpenRegion } from './sharpen-region.ts';

interface Wanted {
  readonly faces: boolean;
  readonly hands: boolean;
}

/** Draws faces anew where it fits; null sharpens them. */
export type Restorer = LazyNetwork<RestoringNetwork | null>;

interface Retouched {
  readonly pixels: EnginePixels;
  /** A message for the user when something that should be sharpened was not found. */
  readonly note: string | null;
}

/** Share of the total progress that the search takes. */
const SEARCH = 0.4;

/**
 * Returns a copy of the picture with sharper or restored faces, sharper hands or both; every pixel outside of them is
 * identical. Hands, and faces larger than the restoring network draws them, are sharpened.
 * @throws EngineError `cancelled`.
 */
export async function retouchPeople(
  picture: EnginePixels,
  wanted: Wanted,
  restorer: Restorer,
  context: EditContext,
): Promise<Retouched> {
  const loading = (fraction: number) => () => report(context, 'loading', fraction);
  const restoring = wanted.faces ? await restorer(loading(0)) : null;
  const network = await superResolution(loading(0));
  const searched = wanted.hands ? SEARCH / 2 : SEARCH;
  const faces = await findFaces(await faceNetworks(loading(0)), picture, (share) =>
    report(context, 'looking', searched * share),
  );
  const looking = () => report(context, 'looking', searched);
  const hands = wanted.hands ? await findHands(picture, faces, loading(searched), looking) : [];
  const restored = restoring ? faces.filter(isRestorable) : [];
  const sharpened = faces.filter((face) => !restored.includes(face));
  const regions = [
    ...(wanted.faces ? sharpened.map((face) => faceRegion(picture, face)) : []),
    ...hands.map((hand) => handRegion(picture, hand)),
  ].filter((region): region is Region => region !== null);
  const pixels = { ...picture, data: new Uint8Array(picture.data) };
  const count = restored.length + regions.length;
  const stage = (index: number) => report(context, 'retouching', SEARCH + ((1 - SEARCH) * index) / count);
  for (const [index, face] of restored.entries()) {
    stage(index);
    await restoreFace(restoring!, pixels, face);
  }
  for (const [index, region] of regions.entries()) {
    const check = () => stage(restored.length + index);
    check();
    await sharpenRegion(network, pixels, region, check);
  }
  report(context, 'retouching', 1);
  return { pixels, note: noteOf(wanted, { faces: faces.length > 0, hands: hands.length > 0 }) };
}

function noteOf(wanted: Wanted, found: Wanted): string | null {
  const noFace = wanted.faces && !found.faces;
  const noHand = wanted.hands && !found.hands;
  if (noFace && noHand) return 'No face and no hand was found in this picture.';
  if (noFace) return 'No face was found in this picture.';
  return noHand ? 'No hand was found in this picture.' : null;
}
