import type { GalleryPage } from '../admin/explore.schema.ts';
import type { Product } from './product.routes.ts';

/** What the first page asks for first. Where the server has drawn that page, it comes along. */
export interface FirstPage {
  readonly product: Product;
  readonly gallery: GalleryPage;
}

/** Of the element of the page that holds it, as JSON. */
export const FIRST_PAGE_ID = 'first-page';
