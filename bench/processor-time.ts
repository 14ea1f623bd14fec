/** Milliseconds that all threads have computed since `from`: unlike the clock, nearly the same on a busy machine. */
export function processorTime(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
