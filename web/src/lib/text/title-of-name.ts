/** Changes a name such as `sleeveShape` to "Sleeve shape". */
export const titleOfName = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
