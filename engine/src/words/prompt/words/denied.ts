const DENIED =
  /(?<!\p{L})(?:no|not|never|without|isn['’]t|aren['’]t|nicht|nie|ohne|kein(?:e[nmrs]?)?|pas|sans|non|senza|sin)\s+(?:(?:an?|any|the|eine?[nmrs]?|un[aeo]?|des?)\s+)?(?:(?!(?:with|and|but|in|on|mit|und|avec|et|con|y)\s)[\p{L}-]+\s+)?$/iu;

/** Returns true where the words right before a place in a prompt deny what is said there: "without speckles". */
export const isDenied = (prompt: string, at: number): boolean => DENIED.test(prompt.slice(0, at));
