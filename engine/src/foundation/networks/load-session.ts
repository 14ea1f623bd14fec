import type { InferenceSession } from 'onnxruntime-node';

/**
 * Creates an ONNX session from a network's bytes or path. Each run uses two cores; without memory arena and pattern,
 * the memory of a run is released at its end, which costs no measurable time.
 */
export async function loadSession(network: Uint8Array | string): Promise<InferenceSession> {
  const { InferenceSession } = await import('onnxruntime-node');
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: false,
    enableMemPattern: false,
  };
  // The library has one overload for each type; both calls do the same.
  return typeof network === 'string'
    ? InferenceSession.create(network, options)
    : InferenceSession.create(network, options);
}
