import { ActionList as PolarisActionList } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';
import type { IconSource } from './icon';

export interface ActionListItem {
  readonly id?: string;
  readonly content: string;
  /** Accessible name, instead of the content. */
  readonly accessibilityLabel?: string;
  /** Second line, such as why the action is unavailable. */
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
  /** Shows a filter field for more than eight items. */
  readonly allowFiltering?: boolean;
  readonly filterLabel?: string;
}

/** List of menu actions. */
export const ActionList: FunctionComponent<ActionListProps> = PolarisActionList;
