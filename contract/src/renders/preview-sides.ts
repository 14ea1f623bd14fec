/** Longest side of a live preview, in pixels. */
export const PREVIEW_SIDE = 384;
/** Longest side of a preview of words that have rested for a while: the same picture, drawn finer. */
export const PREVIEW_FINE_SIDE = 640;
/** Longest side of a preview in which a placed picture is judged, on a piece that is enlarged: that of most pictures. */
export const PREVIEW_PLACED_SIDE = 1024;
