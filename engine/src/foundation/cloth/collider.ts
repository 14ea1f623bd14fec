/** What cloth cannot pass: solids asked point by point. */
export interface Collider {
  /**
   * Metres to the nearest surface at a point, negative inside; writes the unit vector away from it when that is less
   * than `reach`, else any number not below `reach` may be answered. Called once per vertex and substep.
   */
  probe(x: number, y: number, z: number, reach: number, normal: Float64Array): number;
}
