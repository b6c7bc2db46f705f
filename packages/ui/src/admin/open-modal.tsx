import { Modal, type ModalProps } from '@shopify/polaris';
import { useFocusBack } from './use-focus-back';

/** Polaris' modal, rendered while it is open: every dialog is one, so that each gives the focus back when it goes. */
export function OpenModal(props: Omit<ModalProps, 'open' | 'activator'>) {
  useFocusBack();
  return <Modal {...props} open />;
}

export const ModalSection = Modal.Section;
