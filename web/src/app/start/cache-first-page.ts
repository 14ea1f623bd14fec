import type { FirstPage } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { keepGallery } from '../../features/gallery/gallery.api.ts';
import { keepProduct } from '../../features/session/session.api.ts';

/** What the server drew with is not asked for again. */
export function cacheFirstPage(queryClient: QueryClient, { product, gallery }: FirstPage): void {
  keepProduct(queryClient, product);
  keepGallery(queryClient, gallery);
}
