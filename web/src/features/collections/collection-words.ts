/** Returns '1 image' or '12 images'. */
export const imageCount = (count: number): string => `${count} ${count === 1 ? 'image' : 'images'}`;
