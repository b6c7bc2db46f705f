import { Pagination as PolarisPagination } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface PaginationProps {
  readonly accessibilityLabel: string;
  /** Content between the buttons. */
  readonly label: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Previous and next buttons of a list. */
export const Pagination: FunctionComponent<PaginationProps> = PolarisPagination;
