/**
 * Strength on the wire: the panel's "how much of the source to keep" becomes "how far to depart from it", in
 * hundredths.
 */
export const strengthSent = (value: number): number => Math.round((1.1 - value) * 100) / 100;

/**
 * Blend guidance on the wire: the complement, except that 1 is sent as 0.1, because a tenth of the source must remain.
 */
export const blendGuidanceSent = (value: number): number => (value === 1 ? 0.1 : Math.round((1 - value) * 100) / 100);
