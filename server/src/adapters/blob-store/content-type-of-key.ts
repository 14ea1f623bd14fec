import { DOWNLOAD_FORMATS, FORMATS } from '@kenna/contract';

const CONTENT_TYPES: Record<string, string> = {
  ...Object.fromEntries(DOWNLOAD_FORMATS.map((format) => [format, FORMATS[format].contentType])),
  csv: 'text/csv',
  gif: 'image/gif',
  glb: 'model/gltf-binary',
  html: 'text/html',
  json: 'application/json',
  pdf: 'application/pdf',
  txt: 'text/plain',
  zip: 'application/zip',
};

/** The content type by file extension, since a folder on disk stores no types. */
export const contentTypeOfKey = (key: string): string =>
  CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
