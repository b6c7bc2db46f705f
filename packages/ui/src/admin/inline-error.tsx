import { InlineError as PolarisInlineError } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface InlineErrorProps {
  /** Id of the field that it is about. */
  readonly fieldID: string;
  readonly message: string;
}

/** Error of a field that has no place for one of its own. */
export const InlineError: FunctionComponent<InlineErrorProps> = PolarisInlineError;
