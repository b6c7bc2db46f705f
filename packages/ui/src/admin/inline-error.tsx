import { InlineError as PolarisInlineError } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface InlineErrorProps {
  /** Id of the field. */
  readonly fieldID: string;
  readonly message: string;
}

/** Error message of a field without its own. */
export const InlineError: FunctionComponent<InlineErrorProps> = PolarisInlineError;
