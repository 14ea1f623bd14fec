import { personNetworks } from './person-networks.ts';

/** Side in pixels of the square inputs of both networks. */
export const PERSON_SIDE = 256;

/** Squares are `PERSON_SIDE` squared, sRGB, 3 bytes a pixel. */
export interface PersonNetwork {
  /** For each pixel of a picture, stretched to a square, the probability of belonging to a person, 0 to 1. */
  find(square: Uint8Array): Promise<Float32Array>;
  /**
   * The probability, 0 to 1, that an unstretched square framed around a figure shows a person and not a garment alone.
   */
  presence(square: Uint8Array): Promise<number>;
}

/** The person detector, on top of the networks shared by all of its callers. */
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
