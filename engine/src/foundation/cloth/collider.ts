/** Solids that cloth cannot pass through, queried point by point. */
export interface Collider {
  /**
   * Returns the signed distance in metres from a point to the nearest surface, negative inside. When it is less than
   * `reach`, writes the unit vector that points away from the surface into `normal`; otherwise any number of at least
   * `reach` may be returned. Called at most once per vertex and substep.
   */
  probe(x: number, y: number, z: number, reach: number, normal: Float64Array): number;
}
