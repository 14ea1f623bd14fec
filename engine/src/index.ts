/** The built-in image engine: the only door into this workspace. */
export { createAdjuster } from './adjust/create-adjuster.ts';
export type { Adjuster } from './adjust/create-adjuster.ts';
export type { PixelAdjustment } from './adjust/adjust-pixels.ts';
export { createBuiltInEngine } from './built-in-engine.ts';
export { EngineError } from './image-engine.ts';
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
} from './image-engine.ts';
export type { Brief, Chip } from './prompt/brief.ts';
export { readBrief } from './prompt/read-brief.ts';
export { sceneVocabulary } from './prompt/scene-vocabulary.ts';
export { isArtwork } from './studio/textile/textile-design.ts';
