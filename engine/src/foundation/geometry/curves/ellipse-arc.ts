/**
 * Arc length of an ellipse from its z axis (half-axis b) to parameter `angle` towards its x axis (half-axis a), by
 * Simpson's rule.
 */
export function ellipseArc(angle: number, a: number, b: number): number {
  const speed = (t: number) => Math.hypot(a * Math.cos(t), b * Math.sin(t));
  const q = angle / 4;
  return (q / 3) * (speed(0) + 4 * speed(q) + 2 * speed(2 * q) + 4 * speed(3 * q) + speed(angle));
}
