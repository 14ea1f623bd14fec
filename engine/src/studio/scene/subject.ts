import type { Brief } from '../../words/prompt/brief.ts';
import type { FabricName } from '../fabrics/fabric.ts';
import type { Wearer } from '../body/wearer.ts';
import type { Presentation } from '../parts/part.ts';
import type { ScenePart } from '../parts/scene.ts';

/** The pieces of a brief as parts, with or without a stand, independent of camera and setting. */
export interface Subject {
  readonly parts: readonly ScenePart[];
  readonly presentation: Presentation;
  /** Camera azimuth in radians when words name no view. */
  readonly turn: number | undefined;
  /** Distance of the camera in metres; default that of small products. */
  readonly distance?: number | undefined;
  /** Azimuth of the subject's front in radians; 0 by default. */
  readonly ahead?: number | undefined;
  /** Additional camera elevation in radians when words name no view. */
  readonly rise?: number | undefined;
  /** Light rig when words name no light; default catalogue light. */
  readonly rig?: string | undefined;
  /**
   * Set for several things that were placed to be seen from the front: the angle in radians by which the camera is
   * raised to see those behind.
   */
  readonly spread?: { readonly raise: number } | undefined;
}

export interface SubjectRequest {
  readonly brief: Brief;
  /**
   * Fabric in which the hero is shown, although its shape was built with that of the brief; null for the same fabric.
   */
  readonly fabric: FabricName | null;
  readonly seed: number;
  readonly detail: number;
  /** Freedom with which the brief is interpreted, from 0 (plain) to 1 (free). */
  readonly freedom: number;
  /** The person for whom the pieces of a brief with a figure are drawn; a display mannequin by default. */
  readonly wearer?: Wearer;
  /** Called between pieces and while they are built; may throw to stop. */
  readonly check: () => void;
}
