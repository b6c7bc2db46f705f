import { formatLike } from '@cartwright/core/money/format-like';
import type { FilterTexts, Range } from '@cartwright/ui/listing/filters/filter-texts';
import { RangeSlider } from '@cartwright/ui/listing/filters/range-slider';
import styles from '@cartwright/ui/listing/filters/range-slider.css';
import { render } from 'preact';
import { addStyles } from '../listing/add-styles';
import { keepInPlace } from './keep-in-place';
import { withEnd, withRange } from './with-end';

/** Range part: parses typed ends and renders sliders; see `filterHandlers`. */
export interface RangePart {
  readonly withEnd: typeof withEnd;
  /** Renders the slider of a range. `go` navigates to a changed query. */
  readonly slide: (
    place: HTMLElement,
    facet: Range,
    texts: FilterTexts,
    go: (change: (search: string) => string) => void,
  ) => void;
}

/** Formats a range value like the store's ends; a number without a unit unchanged. */
function textOf({ most }: Range): (value: number) => string {
  const subunits = (value: number) => Math.round(value * 100);
  const format = most && most.text !== most.value && formatLike(most.text, subunits(Number(most.value)));
  return (value) => (format ? format(subunits(value)) : String(value));
}

/** @public */
export const part: RangePart = {
  withEnd,
  slide(place, facet, texts, go) {
    addStyles('range', styles);
    keepInPlace(place);
    render(
      <RangeSlider
        facet={facet}
        texts={texts}
        textOf={textOf(facet)}
        onChoose={(range) => go((search) => withRange(search, facet.param, range))}
      />,
      place,
    );
  },
};
