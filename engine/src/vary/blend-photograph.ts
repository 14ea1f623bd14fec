/** Brings colours, print and proportions of a second picture into a garment, as far as the sliders say. */
import type { EnginePixels, VaryTask, GarmentCategory } from '../image-engine.ts';
import type { Findings } from '../findings.ts';
import { dressPicture, opaquePicture } from '../recolour/dress-picture.ts';
import { dyeShares } from '../recolour/dye-shares.ts';
import { garmentColour } from '../recolour/garment-colour.ts';
import { garmentMatte } from '../recolour/garment-matte.ts';
import { mixHex } from './harmony.ts';
import { mentionOf } from './read-colourway.ts';
import { clothPiece } from './wish.ts';

interface BlendRequest {
  readonly task: VaryTask;
  readonly findings: Findings;
  readonly matte: Float32Array;
  readonly worn: GarmentCategory | null;
  readonly seed: number;
  readonly onStep: (share: number) => void;
}

export async function blendPhotograph({ task, findings, matte, seed, onStep }: BlendRequest): Promise<{
  readonly pixels: EnginePixels;
  readonly note: string | null;
}> {
  const { source } = task;
  const blend = task.blend!;
  const check = () => onStep(0);
  const second = findings.second && (await garmentMatte(blend.source, findings.second, null, check));
  if (!second || blend.palette === 0) return { pixels: source, note: null };
  const [own, other] = [opaquePicture(source, matte), opaquePicture(blend.source, second.matte)];
  const [ownDyes, otherDyes] = [own, other].map(({ picture, cover }) => dyeShares(picture, cover, check)) as [
    ReturnType<typeof dyeShares>,
    ReturnType<typeof dyeShares>,
  ];
  const from = garmentColour(own.picture, own.cover, ownDyes);
  const to = garmentColour(other.picture, other.cover, otherDyes);
  const colour = mixHex(from, to, blend.palette);
  const pixels = dressPicture({ source, matte, piece: clothPiece({ colours: [mentionOf(colour)] }), seed, onStep });
  return { pixels, note: null };
}
