import type { ListedCollection } from '@cartwright/core/contract/collection-settings';
import { momentText } from '@cartwright/core/schedule/moment-text';
import { ProductImage } from '@cartwright/ui/admin/product-image';
import { Link } from '@tanstack/react-router';
import { useTimezone } from '../../shared/hooks/use-timezone';
import { CollectionFigureList, type CollectionFigures } from './collection-figures';
import './collection-row.css';
import './row-link.css';
import { rowMessage } from './collection-messages';

/** Row of a collection in the list. */
export function CollectionRow({
  collection,
  figures,
}: {
  readonly collection: ListedCollection;
  /** Null if unknown. */
  readonly figures: CollectionFigures | null;
}) {
  const timezone = useTimezone();
  const { id, title, image, productsCount } = collection;
  return (
    <li className="cw-collection">
      <ProductImage source={image} />
      <div className="cw-collection__words">
        <Link
          to="/smart-collections/collections/editor/$id/"
          params={{ id: String(id) }}
          className="cw-row-link"
        >
          {title}
        </Link>
        <div className="cw-collection__facts">
          {productsCount === 1 ? '1 product' : `${productsCount} products`}
          {' · '}
          {rowMessage(collection, (instant) => momentText(instant, timezone))}
        </div>
      </div>
      {figures && <CollectionFigureList id={id} figures={figures} />}
    </li>
  );
}
