/** Addresses at which pictures leave: the same ones, below this folder of `/files`. */
export const SIGNED_FOLDER = 'signed/';

/** Paths of pictures at the end of an address; other files, such as masks, have none of these. */
const PICTURE =
  /(?<!\/signed)\/((?:images\/[^/?#]+|bin\/[^/?#]+\/\d+|shared\/\d+\/[^/?#]+\/\d+|public\/\d+)\/[^/?#]+)$/;

/**
 * The address at which the file of a picture has content credentials and its invisible mark, for whoever saves or uses
 * it outside our pages. Other addresses stay as they are.
 */
export const signedAddressOf = (address: string): string => address.replace(PICTURE, `/${SIGNED_FOLDER}$1`);
