/** A valid request for every route of the contract in the access matrix. */
import {
  adjustRoutes,
  apiKeyRoutes,
  auditRoutes,
  chatRoutes,
  collectionRoutes,
  colourRoutes,
  defaultPromptRoutes,
  downloadRoutes,
  engineAdminRoutes,
  engineRoutes,
  exploreRoutes,
  healthRoutes,
  imageActionRoutes,
  imageRoutes,
  landingRoutes,
  NEUTRAL_ADJUSTMENT,
  noteRoutes,
  peopleRoutes,
  reportRoutes,
  recipeRoutes,
  runRoutes,
  showcaseRoutes,
  suggestionRoutes,
  webhookRoutes,
} from '@kenna/contract';
import { formOf, halfMask, plainPicture } from './pictures.ts';
import { workbookOf } from './workbook.ts';

/** Objects that a request may name. */
export interface Named extends AdminNamed {
  readonly image: number;
  readonly imageUrl: string;
  readonly heldImage: number;
  readonly trashedImage: number;
  readonly render: number;
  /** A run that was never started, in which one picture waits and one has failed. */
  readonly run: number;
  readonly runningRun: number;
  readonly pausedRun: number;
  /** A run with a picture. */
  readonly drawnRun: number;
  readonly drawnCell: number;
  readonly recipe: number;
  readonly recipeLink: string;
  readonly collection: number;
  readonly otherCollection: number;
  readonly link: string;
  readonly chat: number;
  /** A conversation with the assistant whose last answer is finished. */
  readonly conversation: number;
  readonly note: number;
  readonly colour: number;
  readonly submission: number;
  readonly download: string;
  readonly archiveLink: string;
  readonly apiKey: number;
  readonly webhook: number;
}

/** Objects for admins' requests; made once, because only the admin can reach them. */
export interface AdminNamed {
  readonly prompt: number;
  readonly oldPrompt: number;
  readonly item: number;
  readonly oldItem: number;
  readonly newPicture: number;
  readonly person: number;
  readonly report: number;
  readonly failedRender: number;
}

export interface Sent {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  readonly form?: () => Promise<FormData>;
}

type Requests<Routes> = { readonly [Name in keyof Routes]: (named: Named) => Sent };

const picture = async () => formOf(await plainPicture(300, 300).png().toBuffer());
const mask = async () => formOf(await halfMask(300, 300).png().toBuffer());

const imageRequests: Requests<typeof imageRoutes> = {
  upload: () => ({ form: picture }),
  listMine: () => ({ query: {} }),
  listUploads: () => ({ query: {} }),
  listForDialog: () => ({ query: { type: 'my_upload' } }),
  lineage: ({ image }) => ({ params: { id: image } }),
  find: ({ imageUrl }) => ({ query: { image_url: imageUrl } }),
  uploadMask: () => ({ form: mask }),
  selectRegion: ({ imageUrl }) => ({ body: { prompt_image_url: imageUrl, kind: 'subject' } }),
  storage: () => ({ query: {} }),
  countMine: () => ({ query: {} }),
};

const imageActionRequests: Requests<typeof imageActionRoutes> = {
  like: ({ image }) => ({ body: { image_id: image } }),
  unlike: ({ image }) => ({ body: { image_ids: [image] } }),
  listLiked: () => ({ query: {} }),
  trash: ({ image }) => ({ body: { image_id: image } }),
  trashRender: ({ render }) => ({ body: { render_id: render } }),
  listTrashed: () => ({ query: {} }),
  restore: ({ trashedImage }) => ({ body: { id: trashedImage } }),
  remove: ({ image }) => ({ body: { id: image, report: true } }),
  emptyTrash: ({ trashedImage }) => ({ body: { ids: [trashedImage] } }),
};

const adjustRequests: Requests<typeof adjustRoutes> = {
  adjust: ({ image }) => ({ body: { image_id: image, adjustment: NEUTRAL_ADJUSTMENT } }),
};

const collectionRequests: Requests<typeof collectionRoutes> = {
  listForDialog: () => ({ body: {} }),
  list: () => ({ query: {} }),
  listPrivate: () => ({ query: {} }),
  create: () => ({ body: { title: 'Coats' } }),
  update: ({ collection }) => ({ body: { id: collection, title: 'Renamed', is_private: false } }),
  remove: ({ collection }) => ({ body: { collection_Id: collection } }),
  updateCover: ({ collection, heldImage }) => ({ body: { id: collection, cover: heldImage } }),
  addImage: ({ collection, image }) => ({ body: { collection_id: collection, image_id: image } }),
  removeImage: ({ collection, heldImage }) => ({ body: { collection_id: collection, image_id: heldImage } }),
  moveImage: ({ collection, otherCollection, heldImage }) => ({
    body: { from_collection_id: collection, collection_id: otherCollection, image_id: heldImage },
  }),
  orderImage: ({ collection, heldImage }) => ({
    body: { collection_id: collection, image_id: heldImage, before_image_id: null },
  }),
  listOfImage: ({ heldImage }) => ({ body: { image_id: heldImage } }),
  checkPrivacy: ({ collection }) => ({ body: { collection_id: collection } }),
  share: ({ collection }) => ({ body: { collection_id: collection, renew_link: true } }),
  checkPassword: ({ link }) => ({ body: { short_link: link, password: 'Guessed-it-1' } }),
  validateLink: ({ link }) => ({ body: { short_link: link } }),
  get: ({ link }) => ({ body: { short_link: link } }),
};

const chatRequests: Requests<typeof chatRoutes> = {
  messages: ({ chat }) => ({ query: { chatId: chat } }),
  list: () => ({ query: {} }),
  send: ({ chat }) => ({ params: { id: chat }, body: { text: 'undo' } }),
  stop: ({ conversation: id }) => ({ params: { id }, body: {} }),
  retry: ({ conversation: id }) => ({ params: { id }, body: {} }),
  remove: ({ chat }) => ({ params: { id: chat } }),
};

const noteRequests: Requests<typeof noteRoutes> = {
  list: ({ image }) => ({ query: { image_id: image } }),
  add: ({ image }) => ({ body: { image_id: image, text: 'Longer', visibility: 'public' } }),
  update: ({ note }) => ({ body: { id: note, visibility: 'public' } }),
  remove: ({ note }) => ({ body: { id: note } }),
};

const swatches = async () => formOf(Buffer.from('name,hex\nAtelier Blush,#e8c9c4\n'), {}, 'text/csv');

const colourRequests: Requests<typeof colourRoutes> = {
  list: () => ({}),
  add: () => ({ body: { name: 'Atelier Blush', hex: '#e8c9c4' } }),
  update: ({ colour }) => ({ body: { id: colour, name: 'Atelier Rose' } }),
  remove: ({ colour }) => ({ body: { ids: [colour] } }),
  import: () => ({ form: swatches }),
};

const showcaseRequests: Requests<typeof showcaseRoutes> = {
  submit: ({ image }) => ({ params: { product: 'kenna' }, body: { image_id: image } }),
  list: () => ({ query: {} }),
  queue: () => ({ query: {} }),
  decide: ({ submission }) => ({ body: { id: submission, accept: true } }),
};

const downloadRequests: Requests<typeof downloadRoutes> = {
  image: ({ image }) => ({ body: { image_id: image, format: 'webp' } }),
  file: ({ download }) => ({ params: { download_id: download } }),
  state: ({ download }) => ({ params: { download_id: download } }),
  cancel: ({ download }) => ({ body: { download_id: download } }),
  archive: ({ image }) => ({ body: { image_ids: [image] } }),
  account: () => ({ body: {} }),
  collectionArchive: ({ link }) => ({ body: { short_link: link } }),
  runArchive: ({ drawnRun: id }) => ({ params: { id }, body: {} }),
  deliver: ({ drawnRun: id }) => ({ params: { id }, body: { channels: ['google'] } }),
  deliverToFolder: ({ drawnRun: id }) => ({ params: { id }, body: { channels: ['google'] } }),
  resumeDelivery: ({ drawnRun: id }) => ({ params: { id }, body: {} }),
  delivery: ({ drawnRun: id }) => ({ params: { id } }),
  archiveFile: ({ archiveLink }) => ({ params: { link: archiveLink } }),
  sheet: ({ collection }) => ({ body: { collection_id: collection } }),
};

const sheet = { columns: ['colour'], rows: [{ sku: 'D-1', name: 'Dress', values: { colour: 'navy' } }] };
const shots = [{ name: 'Front', prompt: '{colour} dress' }];

const runRequests: Requests<typeof runRoutes> = {
  list: () => ({ query: {} }),
  create: () => ({ body: { name: 'Autumn', ...sheet, shots } }),
  readSheet: () => ({ body: { text: 'sku,name\nD-1,Dress' } }),
  readWorkbook: () => ({ form: async () => formOf(workbookOf([['sku'], ['D-1']])) }),
  get: ({ run: id }) => ({ params: { id } }),
  rows: ({ run: id }) => ({ params: { id }, query: {} }),
  update: ({ run: id }) => ({ params: { id }, body: { name: 'Winter' } }),
  updateRows: ({ run: id }) => ({ params: { id }, body: sheet }),
  updateRecipe: ({ run: id }) => ({ params: { id }, body: { shots } }),
  start: ({ run: id }) => ({ params: { id }, body: {} }),
  pause: ({ runningRun: id }) => ({ params: { id }, body: {} }),
  resume: ({ pausedRun: id }) => ({ params: { id }, body: {} }),
  cancel: ({ runningRun: id }) => ({ params: { id }, body: {} }),
  rerun: ({ run: id }) => ({ params: { id }, body: {} }),
  review: ({ drawnRun: id, drawnCell }) => ({ params: { id }, body: { cells: [drawnCell], review: 'approved' } }),
  replace: ({ drawnRun: id, drawnCell: cell, image }) => ({ params: { id, cell }, body: { image_id: image } }),
  remove: ({ run: id }) => ({ params: { id } }),
};

const recipeRequests: Requests<typeof recipeRoutes> = {
  list: () => ({}),
  keep: () => ({ body: { name: 'Packshot', shots } }),
  version: ({ recipe: id }) => ({ params: { id, version: 1 } }),
  share: ({ recipe: id }) => ({ params: { id }, body: { shared: true } }),
  shared: ({ recipeLink: link }) => ({ params: { link } }),
  remove: ({ recipe: id }) => ({ params: { id } }),
};

const promptRequests: Requests<typeof defaultPromptRoutes> = {
  create: () => ({ body: { title: 'House', page: 'Backdrop', template: '{size}' } }),
  update: ({ prompt }) => ({ body: { id: prompt, title: 'Other' } }),
  remove: ({ oldPrompt }) => ({ body: { id: oldPrompt } }),
  list: () => ({}),
  pages: () => ({}),
  get: ({ prompt }) => ({ params: { id: prompt } }),
};

const exploreRequests: Requests<typeof exploreRoutes> = {
  list: () => ({}),
  order: ({ item, oldItem }) => ({ body: { ids: [item, oldItem] } }),
  create: ({ newPicture }) => ({ body: { image_id: newPicture, prompt: 'a coat', model: 'kenna' } }),
  get: ({ item }) => ({ params: { id: item } }),
  update: ({ item }) => ({ params: { id: item }, body: { is_hidden: true } }),
  remove: ({ oldItem }) => ({ params: { id: oldItem } }),
};

const peopleRequests: Requests<typeof peopleRoutes> = {
  list: () => ({ query: {} }),
  get: ({ person }) => ({ params: { id: person } }),
  grant: ({ person }) => ({ body: { id: person, amount: 1, reason: 'A gift' } }),
  block: ({ person }) => ({ body: { id: person, reason: 'Spam' } }),
  unblock: ({ person }) => ({ body: { id: person, reason: 'No spam' } }),
};

const reportRequests: Requests<typeof reportRoutes> = {
  list: () => ({ query: {} }),
  decide: ({ report }) => ({ body: { id: report, decision: 'delete' } }),
};

const healthRequests: Requests<typeof healthRoutes> = {
  health: () => ({}),
  failed: () => ({ query: {} }),
  unsigned: () => ({}),
  retry: ({ failedRender }) => ({ body: { id: failedRender } }),
};

const engineAdminRequests: Requests<typeof engineAdminRoutes> = {
  list: () => ({}),
  order: () => ({ body: { engines: [] } }),
  orderFamilies: () => ({ body: { name: 'steered', families: null } }),
  test: () => ({ body: { name: 'steered' } }),
};

const apiKeyRequests: Requests<typeof apiKeyRoutes> = {
  list: () => ({}),
  create: () => ({ body: { name: 'Build', scopes: ['read'] } }),
  revoke: ({ apiKey }) => ({ body: { id: apiKey } }),
};

const webhookRequests: Requests<typeof webhookRoutes> = {
  list: () => ({}),
  create: () => ({ body: { url: 'http://127.0.0.1:9/' } }),
  remove: ({ webhook }) => ({ body: { id: webhook } }),
  test: ({ webhook }) => ({ body: { id: webhook } }),
  deliveries: ({ webhook }) => ({ params: { id: webhook } }),
};

export const TABLES = {
  'default prompts': [defaultPromptRoutes, promptRequests],
  explore: [exploreRoutes, exploreRequests],
  landing: [landingRoutes, { gallery: () => ({ query: {} }) } satisfies Requests<typeof landingRoutes>],
  people: [peopleRoutes, peopleRequests],
  reports: [reportRoutes, reportRequests],
  health: [healthRoutes, healthRequests],
  engines: [engineRoutes, { list: () => ({}) } satisfies Requests<typeof engineRoutes>],
  'engines of the installation': [engineAdminRoutes, engineAdminRequests],
  audit: [auditRoutes, { list: () => ({ query: {} }) } satisfies Requests<typeof auditRoutes>],
  images: [imageRoutes, imageRequests],
  'image actions': [imageActionRoutes, imageActionRequests],
  adjustments: [adjustRoutes, adjustRequests],
  collections: [collectionRoutes, collectionRequests],
  notes: [noteRoutes, noteRequests],
  colours: [colourRoutes, colourRequests],
  showcase: [showcaseRoutes, showcaseRequests],
  chats: [chatRoutes, chatRequests],
  suggestions: [
    suggestionRoutes,
    { prompt: () => ({ body: { prompt: 'red dress' } }) } satisfies Requests<typeof suggestionRoutes>,
  ],
  downloads: [downloadRoutes, downloadRequests],
  runs: [runRoutes, runRequests],
  'run recipes': [recipeRoutes, recipeRequests],
  'api keys': [apiKeyRoutes, apiKeyRequests],
  webhooks: [webhookRoutes, webhookRequests],
} as const;
