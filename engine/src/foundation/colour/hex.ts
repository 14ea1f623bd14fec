/** `#rrggbb`: sRGB, two hexadecimal digits per channel. */
export type Hex = `#${string}`;
