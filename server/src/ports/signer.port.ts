/**
 * Signs the content credentials of pictures. The key may be one of this installation's own or an operator's; readers of
 * a picture learn from the certificates who signed it.
 */

/** Algorithms of COSE that C2PA allows. Source: C2PA Technical Specification 2.2, 13.2. */
export type SigningAlgorithm = 'es256' | 'es384' | 'ps256' | 'ed25519';

export interface Signer {
  readonly algorithm: SigningAlgorithm;
  /** DER; the certificate of the key first, then those up to the root, or up to one that the root signed. */
  readonly certificates: readonly Uint8Array[];
  /** Whether the certificates are the installation's own, which readers report as an unknown signer. */
  readonly isOwn: boolean;
  /** The raw signature of COSE over these bytes. */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}
