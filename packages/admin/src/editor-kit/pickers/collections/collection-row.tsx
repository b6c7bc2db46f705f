import type { CatalogueCollection } from '@cartwright/core/contract/shop-collections';
import { ProductImage } from '@cartwright/ui/admin/product-image';
import '../dialog/picker-dialog.css';
import { collectionDetail } from './collection-messages';

/** Selected collection: current, or by its stored title if deleted or loading. */
export function CollectionRow({
  title,
  collection,
  isSettled,
}: {
  readonly title: string;
  readonly collection: CatalogueCollection | undefined;
  readonly isSettled: boolean;
}) {
  const isGone = !collection && isSettled;
  return (
    <div className="cw-picker__choice">
      <ProductImage source={collection?.image ?? null} />
      <span className="cw-picker__words">
        <span className={`cw-picker__title ${isGone ? 'cw-picker__gone' : ''}`}>
          {collection?.title ?? title}
        </span>
        <span className="cw-picker__detail">
          {collection ? collectionDetail(collection) : isGone ? 'No longer in your store' : 'Loading…'}
        </span>
      </span>
    </div>
  );
}
