/** The built-in image engine: the only door into this workspace. */
export { createAdjuster } from './run/create-adjuster.ts';
export type { Adjuster } from './run/create-adjuster.ts';
export { createWatermarker } from './run/create-watermarker.ts';
export type { Watermarker } from './run/create-watermarker.ts';
export type { FoundWatermark } from './tools/watermark/read-watermark.ts';
export type { PixelAdjustment } from './tools/adjust/adjust-pixels.ts';
export { sourceDigest } from './run/source-digest.ts';
export { createBuiltInEngine } from './run/built-in-engine.ts';
export { cielabOf } from './foundation/colour/cielab.ts';
export { colourDifference } from './foundation/colour/colour-difference.ts';
export type { Hex } from './foundation/colour/hex.ts';
export type { ShownColour } from './foundation/colour/shown-colour.ts';
export { EngineError } from './foundation/task/engine-error.ts';
export type { BuiltInEngine, RunOptions } from './run/image-engine.ts';
export type { EngineImage, GenerateTask } from './words/tasks/generate-task.ts';
export type {
  EditedImage,
  EditOptions,
  EditTask,
  GarmentCategory,
  InstructionReading,
  RegionKind,
} from './words/tasks/edit-task.ts';
export type { EngineErrorKind } from './foundation/task/engine-error.ts';
export type { EngineMask, EnginePixels } from './foundation/image/pixels.ts';
export type { ModelPaths, ModelState, ModelUse } from './foundation/networks/operator/operator-models.ts';
export type { EngineProgress, EngineStage } from './foundation/task/engine-progress.ts';
export type { ExplicitContentScores } from './perception/explicit-content/explicit-content-scores.ts';
export type { Look, Brief, Chip } from './words/prompt/brief.ts';
export type { PictureScene, Take } from './words/prompt/picture-scene.ts';
export type { SceneFile, SceneFileFormat } from './tools/export/scene-file.ts';
export type { SceneVocabulary, VocabularyEntry } from './words/prompt/scene-vocabulary.ts';
export { readBrief } from './words/prompt/read-brief.ts';
export { joinPictures, splitPictures } from './words/prompt/scene-pictures.ts';
export { drawnThings } from './words/prompt/drawn-things.ts';
export { sceneVocabulary } from './words/prompt/scene-vocabulary.ts';
export { wearsFigure } from './studio/scene/dress-figure.ts';
export { isArtwork } from './studio/textile/textile-design.ts';
