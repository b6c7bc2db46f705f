import { ActionList as PolarisActionList } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';
import type { IconSource } from './icon';

export interface ActionListItem {
  readonly id?: string;
  readonly content: string;
  /** In place of the content for screen readers. */
  readonly accessibilityLabel?: string;
  /** A second line, as why the action is not possible. */
  readonly helpText?: ReactNode;
  readonly icon?: IconSource;
  readonly suffix?: ReactNode;
  readonly active?: boolean;
  readonly destructive?: boolean;
  readonly onAction: () => void;
}

interface ActionListProps {
  readonly items?: readonly ActionListItem[];
  readonly sections?: readonly { readonly title?: string; readonly items: readonly ActionListItem[] }[];
  readonly actionRole: 'menuitem';
  /** Shows a field that filters the items, where there are more than eight. */
  readonly allowFiltering?: boolean;
  readonly filterLabel?: string;
}

/** Actions of a menu, one below the other. */
export const ActionList: FunctionComponent<ActionListProps> = PolarisActionList;
