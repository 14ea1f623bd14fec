import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@kenna/contract';

/** Digits and letters that nobody mistakes for each other on paper (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: too many to try even for who has read the hashes. */
const LENGTH = 16;

/** As they are written down: `7K2M-QX0D-…`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, (_, index) => {
      const sign = ALPHABET[randomInt(ALPHABET.length)] ?? '';
      return index > 0 && index % 4 === 0 ? `-${sign}` : sign;
    }).join(''),
  );

/** What is hashed: without the hyphens, which a person may leave out. */
export const bareCode = (code: string): string => code.replaceAll('-', '');
