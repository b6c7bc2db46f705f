import { Tag as PolarisTag } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface TagProps {
  readonly onRemove: () => void;
  readonly children: string;
}

/** Selected value with a remove button. */
export const Tag: FunctionComponent<TagProps> = PolarisTag;
