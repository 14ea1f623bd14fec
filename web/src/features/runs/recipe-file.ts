import { recipeFileSchema, withoutOwnPictures, type RecipeContent } from '@kenna/contract';

/** The content of a recipe as a file that can be imported again, also by others. */
export const recipeFile = ({ name, shots }: RecipeContent): Blob =>
  new Blob([JSON.stringify({ format: 'recipe-1', name, shots: withoutOwnPictures(shots) }, null, 2)], {
    type: 'application/json',
  });

/** A file has at most this number of bytes; the largest recipe has far less. */
const LIMIT_BYTES = 1_000_000;

/** Null when the file is no recipe. */
export async function readRecipeFile(file: Blob): Promise<RecipeContent | null> {
  if (file.size > LIMIT_BYTES) return null;
  const content = parseJson(await file.text());
  const read = recipeFileSchema.safeParse(content);
  return read.success ? { name: read.data.name, shots: read.data.shots } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
