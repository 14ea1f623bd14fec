/** The text of the specification. It leaves out the lowercase letter and does not list the special characters. */
export const PASSWORD_RULE_TEXT =
  'Your password must be at least 8 characters, one capital letter, one digit, and one special character.';
/** The whole rule, shown below a field before anything is typed. */
export const PASSWORD_HINT =
  'At least 8 characters with a lowercase letter, a capital letter, a digit, and one of ! @ # $ % ^ & * -';
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*-]).{8,}$/su;

/**
 * The kinds of characters that the rule requires. `looksMet` matches a password that seems to have the kind to a reader
 * of `PASSWORD_RULE_TEXT`, although only those of `pattern` count.
 */
const KINDS = [
  { pattern: /[a-z]/, looksMet: /^/, name: 'a lowercase letter (a to z)' },
  { pattern: /[A-Z]/, looksMet: /\p{Lu}/u, name: 'a capital letter from A to Z' },
  { pattern: /\d/, looksMet: /\p{N}/u, name: 'a digit from 0 to 9' },
  { pattern: /[!@#$%^&*-]/, looksMet: /[^\p{L}\p{N}]/u, name: 'one of ! @ # $ % ^ & * -' },
];
const LONG_ENOUGH = /^.{8,}$/su;

/**
 * Says why a password is refused: by the text of the specification, and also by what is missing when the password seems
 * to follow that text. Returns null for a password that follows the rule.
 */
export function passwordRefusal(password: string): string | null {
  if (PASSWORD_PATTERN.test(password)) return null;
  const missing = KINDS.filter(({ pattern }) => !pattern.test(password));
  const seemsRight = LONG_ENOUGH.test(password) && missing.every(({ looksMet }) => looksMet.test(password));
  if (!seemsRight) return PASSWORD_RULE_TEXT;
  return `${PASSWORD_RULE_TEXT} Please add ${missing.map(({ name }) => name).join(', and ')}.`;
}
