/** Deliveries of runs are written below this prefix of keys, for those who can read the store itself. */
export const DELIVERY_FOLDER = 'deliveries/';
