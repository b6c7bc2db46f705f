import { Modal } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';
import { useFocusBack } from './use-focus-back';

interface ModalAction {
  readonly content: string;
  readonly destructive?: boolean;
  readonly disabled?: boolean;
  /** Shows a spinner, and can't be pressed. */
  readonly loading?: boolean;
  readonly onAction: () => void;
}

interface OpenModalProps {
  readonly title: string;
  readonly size?: 'small' | 'large';
  readonly primaryAction?: ModalAction;
  readonly secondaryActions?: ModalAction[];
  /** Beside the actions. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Modal, rendered while it is open: every dialog is one, so that each gives the focus back when it goes. */
export function OpenModal(props: OpenModalProps) {
  useFocusBack();
  return <Modal {...props} open />;
}

interface ModalSectionProps {
  readonly children: ReactNode;
}

export const ModalSection: FunctionComponent<ModalSectionProps> = Modal.Section;
