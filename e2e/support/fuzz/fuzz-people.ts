/** The people who send fuzzed requests, the things that the requests name, and the texts that only their owner may see. */
import { randomUUID } from 'node:crypto';
import {
  accountRoutes,
  apiKeyRoutes,
  chatRoutes,
  collectionRoutes,
  colourRoutes,
  downloadRoutes,
  imageRoutes,
  noteRoutes,
  renderRoutes,
} from '@kenna/contract';
import sharp from 'sharp';
import { call } from '../api.ts';
import { confirmAddress } from '../mails.ts';
import type { NamedValue } from './schema-values.ts';

/** Things that a request may name, by kind. */
export interface OwnThings {
  readonly person: number;
  readonly token: string;
  readonly apiKey: string;
  readonly ids: Readonly<Record<IdKind, number>>;
  readonly texts: Readonly<Record<TextKind, string>>;
}
type IdKind = 'image' | 'collection' | 'note' | 'colour' | 'chat' | 'render' | 'key';
type TextKind = 'url' | 'mask' | 'link' | 'download' | 'archive';

const PASSWORD = 'Silk-and-linen-1';

async function pictureForm(): Promise<FormData> {
  const plain = sharp({ create: { width: 320, height: 260, channels: 3, background: '#8090a0' } });
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await plain.png().toBuffer())], { type: 'image/png' }), 'a.png');
  return form;
}

/** Signs up a person with one thing of each kind, all named `title`. */
export async function personWithThings(url: string, title: string, from: string): Promise<OwnThings> {
  const names = { first_name: title, last_name: 'Lace', email: `${randomUUID()}@example.com` };
  const body = { ...names, password: PASSWORD, password_confirmation: PASSWORD, is_agree: true as const };
  const { id: person, token } = await call(url, accountRoutes.signup, { from, body });
  const me = { token, from };
  // API keys and webhooks need a confirmed address.
  await confirmAddress(url, names.email, from);
  const address = await call(url, imageRoutes.upload, { ...me, form: await pictureForm() });
  const mask = await call(url, imageRoutes.uploadMask, { ...me, form: await pictureForm() });
  const { image } = await call(url, imageRoutes.find, { ...me, query: { image_url: address } });
  const { collection } = await call(url, collectionRoutes.create, {
    ...me,
    body: { title, is_private: true, password: PASSWORD },
  });
  await call(url, collectionRoutes.addImage, { ...me, body: { collection_id: collection.id, image_id: image.id } });
  const { note } = await call(url, noteRoutes.add, {
    ...me,
    body: { image_id: image.id, text: title, visibility: 'only_me' },
  });
  const { colour } = await call(url, colourRoutes.add, { ...me, body: { name: title.slice(0, 30), hex: '#1f2a44' } });
  const { key, token: apiKey } = await call(url, apiKeyRoutes.create, {
    ...me,
    body: { name: 'Build', scopes: ['read', 'library', 'render'] },
  });
  const { render_id: render } = await call(url, renderRoutes.create, {
    ...me,
    body: { page: 'GenerateImage', prompt: `${title} linen dress`, image_count: 1 },
  });
  const { chatId } = await call(url, chatRoutes.send, {
    ...me,
    params: { id: 'new' },
    body: { text: title, kind: 'assistant' },
  });
  const saved = await call(url, downloadRoutes.image, { ...me, body: { image_id: image.id } });
  const packed = await call(url, downloadRoutes.archive, { ...me, body: { image_ids: [image.id] } });
  return {
    person,
    token,
    apiKey,
    ids: {
      image: image.id,
      collection: collection.id,
      note: note.id,
      colour: colour.id,
      chat: chatId,
      render,
      key: key.id,
    },
    texts: {
      url: address,
      mask,
      link: collection.short_link,
      download: saved.download_id,
      archive: packed.url.split('/').at(-1)!,
    },
  };
}

const idKindOf = (field: string, path: string): IdKind | null => {
  const text = /^(id|ids|before_image_id|cover)$/.test(field) ? `${path} ${field}` : field;
  if (/collection/i.test(text)) return 'collection';
  if (/note/.test(text)) return 'note';
  if (/colour/.test(text)) return 'colour';
  if (/chat/i.test(text)) return 'chat';
  if (/key/.test(text)) return 'key';
  if (/image/.test(text)) return 'image';
  if (/render/.test(text)) return 'render';
  return null;
};

const textKindOf = (field: string): TextKind | null => {
  if (/mask/.test(field)) return 'mask';
  if (/image_url|image_src|src|cover/.test(field)) return 'url';
  if (/short_link/.test(field)) return 'link';
  if (field === 'download_id') return 'download';
  if (field === 'link') return 'archive';
  return null;
};

/** Names a thing of one of the people, or of nobody, where a field of the route asks for one. */
export const nameThings =
  (path: string, own: OwnThings, strange: OwnThings): NamedValue =>
  (field, random) => {
    const owner = random.isTrue(0.7) ? own : strange;
    if (field === 'user_id') return owner.person;
    const text = textKindOf(field);
    if (text !== null) return owner.texts[text];
    const isId = /(^|_)ids?$|Id$/.test(field);
    if (!isId) return undefined;
    if (random.isTrue(0.05)) return 99_999_001;
    const kind = idKindOf(field, path);
    return kind === null ? (/admin/.test(path) ? strange.person : undefined) : owner.ids[kind];
  };
