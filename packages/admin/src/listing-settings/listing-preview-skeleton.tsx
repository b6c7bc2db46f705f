import { SkeletonBodyText } from '@shopify/polaris';
import './listing-layout.css';

/** In the place of a preview whose file loads. */
export function ListingPreviewSkeleton() {
  return (
    <div className="cw-listing-editor__loading">
      <SkeletonBodyText lines={8} />
    </div>
  );
}
