import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import './listing-layout.css';

/** Placeholder of a preview while it loads. */
export function ListingPreviewSkeleton() {
  return (
    <div className="cw-listing-editor__loading">
      <SkeletonBodyText lines={8} />
    </div>
  );
}
