import { DataTable as PolarisDataTable } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface DataTableProps {
  readonly columnContentTypes: ('text' | 'numeric')[];
  readonly headings: string[];
  readonly rows: string[][];
}

/** Table of formatted values. */
export const DataTable: FunctionComponent<DataTableProps> = PolarisDataTable;
