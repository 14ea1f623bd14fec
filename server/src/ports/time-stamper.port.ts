/** A time stamp server, which confirms that something existed at its time. Source: RFC 3161. */
export interface TimeStamper {
  /** Where it is, for the operator. */
  readonly address: string;
  /** The token for these bytes, in DER. @throws Error with the reason for which there is none. */
  stamp(bytes: Uint8Array): Promise<Uint8Array>;
}
