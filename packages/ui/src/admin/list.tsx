import { List as PolarisList } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface ListProps {
  readonly children: ReactNode;
}

/** Bulleted list. */
export const List: FunctionComponent<ListProps> = PolarisList;

export const ListItem: FunctionComponent<ListProps> = PolarisList.Item;
