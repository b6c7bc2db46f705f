import { DataTable as PolarisDataTable } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface DataTableProps {
  readonly columnContentTypes: ('text' | 'numeric')[];
  readonly headings: string[];
  readonly rows: string[][];
}

/** Table of texts and numbers, already formatted. */
export const DataTable: FunctionComponent<DataTableProps> = PolarisDataTable;
