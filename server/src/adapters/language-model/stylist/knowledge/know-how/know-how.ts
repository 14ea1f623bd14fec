/** Practical experience with a case: a problem, a choice or a combination. */
export interface KnowHow {
  /** Word prefixes separated by `|`; the question must match every entry. */
  readonly about: readonly string[];
  /** Two to four self-contained sentences. */
  readonly says: string;
  /** A prompt that shows it, where a picture can. */
  readonly prompt?: string;
}
