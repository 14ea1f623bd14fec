/** The pattern of `LIKE` for texts that contain a part. */
export const partPattern = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
