/** What experience says of a case: a problem, a choice, a combination. */
export interface KnowHow {
  /** Beginnings of words, parted by `|`; each entry has to be met in the question. */
  readonly about: readonly string[];
  /** Two to four sentences that can stand alone. */
  readonly says: string;
  /** Shows it, where a picture can. */
  readonly prompt?: string;
}
