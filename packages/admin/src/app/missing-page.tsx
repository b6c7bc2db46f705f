import { useLocation } from '@tanstack/react-router';
import { FeatureGate } from './feature-gate';
import { roomAt } from './navigation';
import { NotFoundPage } from './not-found-page';

/** At an address without a page: why there is none for this shop. */
export function MissingPage() {
  const room = useLocation({ select: ({ pathname }) => roomAt(pathname) });
  if (!room) return <NotFoundPage />;
  return (
    <FeatureGate room={room}>
      <NotFoundPage />
    </FeatureGate>
  );
}
