/** `#rrggbb`: sRGB, two hexadecimal digits a channel. */
export type Hex = `#${string}`;
