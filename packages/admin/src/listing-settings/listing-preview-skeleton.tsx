import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import './listing-layout.css';

/** In the place of a preview whose file loads. */
export function ListingPreviewSkeleton() {
  return (
    <div className="cw-listing-editor__loading">
      <SkeletonBodyText lines={8} />
    </div>
  );
}
