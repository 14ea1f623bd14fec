import type { InferenceSession } from 'onnxruntime-node';

/**
 * An ONNX network ready to run, from its bytes or its path. Two cores for each run; without arena and pattern the
 * memory of a run is given back at its end, which costs no measurable time.
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
  // The library has one signature for each; which of them makes no difference here.
  return typeof network === 'string'
    ? InferenceSession.create(network, options)
    : InferenceSession.create(network, options);
}
