export type { Mask as EngineMask, Pixels as EnginePixels } from '@kenna/contract/engine-task';
