import { Icon as PolarisIcon } from '@shopify/polaris';
import type { FunctionComponent, SVGProps } from 'react';

/** Icon component, from `icons`. */
export type IconSource = FunctionComponent<SVGProps<SVGSVGElement>>;

interface IconProps {
  readonly source: IconSource;
  readonly tone?: 'critical' | 'subdued';
}

/** Icon of 20 px in the text colour. Decorative. */
export const Icon: FunctionComponent<IconProps> = PolarisIcon;
