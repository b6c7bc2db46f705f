import { Form as PolarisForm } from '@shopify/polaris';
import type { FunctionComponent, ReactNode } from 'react';

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Form that is submitted by script. */
export const Form: FunctionComponent<FormProps> = PolarisForm;
