/** The parts of a TensorFlow.js `model.json` (layers model) that a conversion reads. */
export interface LayersModel {
  readonly modelTopology: {
    readonly model_config: {
      readonly config: {
        readonly layers: readonly Layer[];
        readonly input_layers: readonly NodeReference[];
        readonly output_layers: readonly NodeReference[];
      };
    };
  };
  readonly weightsManifest: readonly { readonly paths: readonly string[]; readonly weights: readonly WeightEntry[] }[];
}

/** Layer name, node index, tensor index. */
type NodeReference = readonly [layer: string, ...rest: readonly unknown[]];

export interface Layer {
  readonly name: string;
  readonly class_name: string;
  readonly config: LayerConfig;
  readonly inbound_nodes: readonly (readonly NodeReference[])[];
}

export interface LayerConfig {
  readonly activation?: string;
  readonly epsilon?: number;
  readonly interpolation?: string;
  readonly max_value?: number | null;
  readonly padding?: 'same' | 'valid' | readonly [readonly [number, number], readonly [number, number]];
  readonly pool_size?: readonly number[];
  readonly size?: readonly number[];
  readonly strides?: readonly number[];
  readonly use_bias?: boolean;
}

export interface WeightEntry {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: string;
  readonly quantization?: { readonly dtype: string; readonly scale: number; readonly min: number };
}

export interface Weight {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}
