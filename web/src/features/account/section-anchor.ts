/** The part of the address after `#` that leads to a section of an account page, from the title of the section. */
export const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
