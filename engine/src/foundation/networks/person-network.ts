import { personNetworks } from './person-networks.ts';

/** Pixels on each side of the squares that both networks look at. */
export const PERSON_SIDE = 256;

/** Squares are `PERSON_SIDE` squared, sRGB, 3 bytes a pixel. */
export interface PersonNetwork {
  /** For each pixel of a picture, stretched to a square, how surely it would belong to a person, 0 to 1. */
  find(square: Uint8Array): Promise<Float32Array>;
  /** How surely a square, not stretched and framed around a figure, shows a person and not a garment alone, 0 to 1. */
  presence(square: Uint8Array): Promise<number>;
}

/** Looks at people with the networks that are shared by all who look for them. */
export async function personNetwork(onLoading: () => void): Promise<PersonNetwork> {
  const { mask, pose } = await personNetworks(onLoading);
  return {
    find: async (square) => (await mask.run(planesOf(square), [0]))[0]!,
    presence: async (square) => (await pose.run(planesOf(square), [1]))[0]![0]!,
  };
}

function planesOf(square: Uint8Array): Float32Array {
  const area = PERSON_SIDE * PERSON_SIDE;
  const planes = new Float32Array(3 * area);
  for (let channel = 0; channel < 3; channel++) {
    for (let i = 0; i < area; i++) planes[channel * area + i] = square[3 * i + channel]! / 255;
  }
  return planes;
}
