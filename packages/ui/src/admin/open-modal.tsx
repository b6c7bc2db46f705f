import { Modal } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';
import { useFocusBack } from './use-focus-back';

interface ModalAction {
  readonly content: string;
  readonly destructive?: boolean;
  readonly disabled?: boolean;
  /** Whether it shows a spinner and is disabled. */
  readonly loading?: boolean;
  readonly onAction: () => void;
}

interface OpenModalProps {
  readonly title: string;
  readonly size?: 'small' | 'large';
  readonly primaryAction?: ModalAction;
  readonly secondaryActions?: ModalAction[];
  /** Content beside the actions. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Modal that is mounted while open and restores the focus on unmount. */
export function OpenModal(props: OpenModalProps) {
  useFocusBack();
  return <Modal {...props} open />;
}

interface ModalSectionProps {
  readonly children: ReactNode;
}

export const ModalSection: FunctionComponent<ModalSectionProps> = Modal.Section;
