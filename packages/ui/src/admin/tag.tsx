import { Tag as PolarisTag } from '@shopify/polaris';
import type { FunctionComponent } from 'react';

interface TagProps {
  readonly onRemove: () => void;
  readonly children: string;
}

/** Chosen value, with a button that removes it. */
export const Tag: FunctionComponent<TagProps> = PolarisTag;
