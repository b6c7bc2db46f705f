import { RangeSlider as PolarisRangeSlider } from '@shopify/polaris';

interface RangeSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** Single-value slider. */
export function RangeSlider({ onChange, ...props }: RangeSliderProps) {
  // Polaris also has range sliders.
  return <PolarisRangeSlider {...props} onChange={(value) => typeof value === 'number' && onChange(value)} />;
}
