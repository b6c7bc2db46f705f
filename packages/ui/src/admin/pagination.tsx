import { Pagination as PolarisPagination } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface PaginationProps {
  readonly accessibilityLabel: string;
  /** Between the two buttons. */
  readonly label: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Buttons to the previous and the next page of a list. */
export const Pagination: FunctionComponent<PaginationProps> = PolarisPagination;
