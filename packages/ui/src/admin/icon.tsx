import { Icon as PolarisIcon } from '@shopify/polaris';
import type { FunctionComponent, SVGProps } from 'react';

/** Drawing of an icon: those of `icons`. */
export type IconSource = FunctionComponent<SVGProps<SVGSVGElement>>;

interface IconProps {
  readonly source: IconSource;
  readonly tone?: 'critical' | 'subdued';
}

/** Icon of 20 px, in the colour of the text around it. Decorative: what it says stands beside it. */
export const Icon: FunctionComponent<IconProps> = PolarisIcon;
