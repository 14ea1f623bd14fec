import type { PersonFindings } from '../../../perception/people/findings.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import { POSE } from '../../../perception/people/pose-points.ts';

/** Breadth of the shoulders relative to the trunk's length below which a body is seen from the side. */
const TURNED = 0.4;
/**
 * An arm is in front of the trunk when its wrist is less than this outside the centre line on its own side, in breadths
 * of the shoulders, or on the other side.
 */
const ACROSS = 0.2;
/** Height from which such a wrist is in front of the trunk, in trunk lengths below the shoulder. */
const ACROSS_FROM = -0.1;
/** Height down to which such a wrist is in front of the trunk, in trunk lengths below the shoulder. */
const ACROSS_TO = 0.85;

/** A message for the user when a garment cannot be laid on a body in this pose; null when the pose is fit. */
export function unfitPose({ pose }: PersonFindings, category: GarmentCategory): string | null {
  const at = (index: number) => pose[index]!;
  const between = (a: number, b: number) => Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y);
  const breadth = between(POSE.leftShoulder, POSE.rightShoulder);
  const trunk = (between(POSE.leftShoulder, POSE.leftHip) + between(POSE.rightShoulder, POSE.rightHip)) / 2;
  if (breadth < TURNED * trunk)
    return 'The person in the picture is seen from the side. Choose a picture that shows the person from the front.';
  if (category === 'lower') return null;
  const centre = (at(POSE.leftShoulder).x + at(POSE.rightShoulder).x) / 2;
  const isAcross = (shoulder: number, wrist: number) => {
    const side = Math.sign(at(shoulder).x - centre);
    const down = (at(wrist).y - at(shoulder).y) / trunk;
    return side * (at(wrist).x - centre) < ACROSS * breadth && down > ACROSS_FROM && down < ACROSS_TO;
  };
  return isAcross(POSE.leftShoulder, POSE.leftWrist) || isAcross(POSE.rightShoulder, POSE.rightWrist)
    ? 'The arms of the person are in front of the body. Choose a picture of a person with both arms beside the body.'
    : null;
}
