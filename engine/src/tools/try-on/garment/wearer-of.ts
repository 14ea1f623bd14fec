import { POSE } from '../../../perception/people/pose-points.ts';
import type { PersonFindings, PictureFindings } from '../../../perception/people/findings.ts';

/** Matte value (of 255) from which a pixel shows the subject. */
const SHOWN = 128;
/**
 * How far the subject reaches above the nose of a person at most, in sizes of the body: hair and hats end below this,
 * while cloth that has a face printed on it continues above it.
 */
const ABOVE_NOSE = 1.05;
/** The size of a body is its shoulder breadth, or this share of its trunk for a person who is seen from the side. */
const TRUNK_SHARE = 0.6;

/**
 * The person who wears the garment of a picture; null where nobody does, also where the person that was found is a
 * print on the garment.
 */
export function wearerOf(findings: PictureFindings | null): PersonFindings | null {
  const person = findings?.person;
  if (!person) return null;
  const subject = findings.subject;
  const { x, y } = person.pose[POSE.nose]!;
  if (!subject || y <= 0 || x < 0 || x >= subject.width) return person;
  const column = Math.floor(x);
  let top = 0;
  while (top < y && top < subject.height && subject.data[top * subject.width + column]! < SHOWN) top++;
  return y - top > ABOVE_NOSE * sizeOf(person) ? null : person;
}

function sizeOf({ pose }: PersonFindings): number {
  const between = (a: number, b: number) => Math.hypot(pose[a]!.x - pose[b]!.x, pose[a]!.y - pose[b]!.y);
  const breadth = between(POSE.leftShoulder, POSE.rightShoulder);
  return Math.max(breadth, TRUNK_SHARE * between(POSE.leftShoulder, POSE.leftHip));
}
