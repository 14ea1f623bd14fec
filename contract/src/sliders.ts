/** Strength as sent: the panel's "how much to keep of the source" turned into "how far to go from it", in hundredths. */
export const strengthSent = (value: number): number => Math.round((1.1 - value) * 100) / 100;

/** Blend guidance as sent: the complement, except at the top of the slider, where a tenth must remain. */
export const blendGuidanceSent = (value: number): number =>
  value === 1 || value === 0.9 ? 0.1 : Math.round((1 - value) * 100) / 100;
