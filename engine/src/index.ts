/** The built-in image engine: the only door into this workspace. */
export { createAdjuster } from './tools/adjust/create-adjuster.ts';
export type { Adjuster } from './tools/adjust/create-adjuster.ts';
export type { PixelAdjustment } from './tools/adjust/adjust-pixels.ts';
export { createBuiltInEngine } from './run/built-in-engine.ts';
export { EngineError } from './run/image-engine.ts';
export type {
  BuiltInEngine,
  EditedImage,
  EditOptions,
  EditTask,
  EngineErrorKind,
  EngineImage,
  EngineMask,
  EnginePixels,
  EngineProgress,
  EngineStage,
  ExplicitContentScores,
  GarmentCategory,
  GenerateTask,
  InstructionReading,
  Look,
  PictureScene,
  RegionKind,
  RunOptions,
  SceneFile,
  SceneFileFormat,
  SceneVocabulary,
  Take,
  VocabularyEntry,
} from './run/image-engine.ts';
export type { Brief, Chip } from './words/prompt/brief.ts';
export { readBrief } from './words/prompt/read-brief.ts';
export { sceneVocabulary } from './words/prompt/scene-vocabulary.ts';
export { isArtwork } from './studio/textile/textile-design.ts';
