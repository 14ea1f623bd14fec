/** The parts that a parsing network distinguishes. `clothes` is used where it does not tell garments from each other. */
export const PERSON_PARTS = ['hair', 'skin', 'upper', 'lower', 'dress', 'clothes'] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];

/** Which part of a person each place of a picture shows, on a coarse grid that covers the whole picture. */
export interface PersonParts {
  readonly width: number;
  readonly height: number;
  /** 0 to 1 for each cell. */
  readonly shares: Readonly<Record<PersonPart, Float32Array>>;
  /** Whether tops, trousers and dresses are told apart; otherwise all are `clothes`. */
  readonly namesGarments: boolean;
}
