import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@kenna/contract';

/** Digits and letters that are not confused with each other on paper (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: too many to guess even with access to the hashes. */
const LENGTH = 16;

/** Codes in their written form: `7K2M-QX0D-…`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, (_, index) => {
      const sign = ALPHABET[randomInt(ALPHABET.length)] ?? '';
      return index > 0 && index % 4 === 0 ? `-${sign}` : sign;
    }).join(''),
  );

/** The form that is hashed: without hyphens, which a person may omit. */
export const bareCode = (code: string): string => code.replaceAll('-', '');
