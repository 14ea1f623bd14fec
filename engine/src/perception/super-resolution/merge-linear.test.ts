import { describe, expect, it } from 'vitest';
import { Tensor } from 'onnxruntime-node';
import { loadSession } from '../../foundation/networks/load-session.ts';
import { onnxBytes, type OnnxGraph, type OnnxTensor } from '../../foundation/networks/onnx/onnx-graph.ts';
import { mergeLinear } from './merge-linear.ts';

const wave = (count: number, step: number) => Float32Array.from({ length: count }, (_, i) => Math.sin(i * step));
const tensor = (name: string, dims: number[], step: number): OnnxTensor => ({
  name,
  dims,
  data: wave(
    dims.reduce((product, size) => product * size, 1),
    step,
  ),
});
const convolution = (name: string, input: string, output: string) => ({
  operator: 'Conv',
  inputs: [input, `${name}:kernel`, `${name}:bias`],
  output,
  attributes: { kernel_shape: [3, 3], auto_pad: 'SAME_UPPER' },
});

const graph: OnnxGraph = {
  nodes: [
    convolution('first', 'picture', 'spread'),
    { operator: 'Identity', inputs: ['spread'], output: 'same' },
    convolution('second', 'same', 'mixed'),
    { operator: 'Add', inputs: ['mixed', 'spread'], output: 'sum' },
  ],
  weights: [
    tensor('first:kernel', [24, 3, 3, 3], 0.7),
    tensor('first:bias', [24], 1.3),
    tensor('second:kernel', [24, 24, 3, 3], 0.9),
    tensor('second:bias', [24], 0.4),
  ],
  input: { name: 'picture', dims: [1, 3, 12, 12] },
  outputs: [{ name: 'sum', dims: [1, 24, 12, 12] }],
};

async function run(network: OnnxGraph): Promise<Float32Array> {
  const session = await loadSession(onnxBytes(network));
  const results = await session.run({ picture: new Tensor('float32', wave(3 * 144, 0.37), [1, 3, 12, 12]) });
  return results['sum']!.data as Float32Array;
}

describe('merging convolutions', () => {
  it('gives the same away from the border, with a kernel of its own', async () => {
    const merged = mergeLinear(graph);
    expect(merged.weights.map(({ name }) => name)).toContain('mixed:merged:kernel');
    const [before, after] = [await run(graph), await run(merged)];
    for (let i = 0; i < before.length; i++) {
      const [x, y] = [i % 12, Math.floor(i / 12) % 12];
      if (Math.min(x, y) >= 2 && Math.max(x, y) < 10) expect(after[i]).toBeCloseTo(before[i]!, 3);
    }
  });

  it('leaves a pair alone that would cost more together', () => {
    const wide = {
      ...graph,
      weights: graph.weights.map((t) => (t.name === 'first:kernel' ? tensor(t.name, [24, 24, 3, 3], 0.7) : t)),
    };
    expect(mergeLinear(wide).weights).toHaveLength(4);
  });
});
