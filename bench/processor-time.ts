/** Processor time of all threads since `from` in ms. Unlike elapsed time, it hardly depends on other load. */
export function processorTime(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
