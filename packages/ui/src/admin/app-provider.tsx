import { AppProvider as PolarisProvider } from '@shopify/polaris';
import texts from '@shopify/polaris/locales/en.json';
import type { ComponentProps, ReactNode } from 'react';

export type ComponentLinkProps = ComponentProps<'a'> & {
  readonly url?: string;
  readonly external?: boolean;
};

interface AppProviderProps {
  /** Link component for all components; plain anchors by default. */
  readonly linkComponent?: (props: ComponentLinkProps) => ReactNode;
  readonly children: ReactNode;
}

/** Provider that all components require. */
export function AppProvider({ linkComponent, children }: AppProviderProps) {
  return (
    <PolarisProvider i18n={texts} {...(linkComponent && { linkComponent })}>
      {children}
    </PolarisProvider>
  );
}
