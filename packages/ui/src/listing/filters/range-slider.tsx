import { Component } from 'react';
import { type FilterTexts, filterName, type Range } from './filter-texts';
import { sliderScale } from './slider-scale';

/** Range of decimal strings, as in URLs. Empty: no bound. */
export interface ChosenRange {
  readonly from: string;
  readonly to: string;
}

interface Props {
  readonly facet: Range;
  readonly texts: Pick<FilterTexts, 'min' | 'max' | 'filterNames'>;
  /** Formats a number between the bounds. */
  readonly textOf: (value: number) => string;
  readonly onChoose: (range: ChosenRange) => void;
}

type Ends = readonly [low: number, high: number];

interface State {
  /** Thumb positions while dragging; null: those of the list. */
  readonly moved: Ends | null;
}

/** Debounce in milliseconds: arrow keys move in many small steps. */
const REST_MS = 250;

/** Range slider with two thumbs, debounced. Nothing without two bounds. */
export class RangeSlider extends Component<Props, State> {
  override state: State = { moved: null };
  private resting: ReturnType<typeof setTimeout> | undefined;

  override componentWillUnmount() {
    clearTimeout(this.resting);
  }

  override render() {
    const { facet, texts, textOf } = this.props;
    const { least, most, from, to } = facet;
    if (!least || !most || Number(least.value) >= Number(most.value)) return null;
    const { min, max, step } = sliderScale(Number(least.value), Number(most.value));
    const within = (value: number) => Math.min(max, Math.max(min, value));
    const ends: Ends = this.state.moved ?? [
      within(from ? Number(from.value) : min),
      within(to ? Number(to.value) : max),
    ];
    const [low, high] = ends;
    const said = [low <= min ? least.text : textOf(low), high >= max ? most.text : textOf(high)];
    const thumb = (end: 0 | 1, label: string) => {
      // Thumbs can't cross.
      const moved = (value: number): Ends =>
        end === 0 ? [Math.min(value, high), high] : [low, Math.max(value, low)];
      return (
        <input
          className="cw-slider-thumb"
          type="range"
          aria-label={`${filterName(facet, texts)}: ${label}`}
          aria-valuetext={said[end]}
          min={min}
          max={max}
          step={step}
          value={ends[end]}
          onInput={({ currentTarget }) => {
            clearTimeout(this.resting);
            const next = moved(currentTarget.valueAsNumber);
            currentTarget.value = String(next[end]);
            this.setState({ moved: next });
          }}
          onChange={({ currentTarget }) => this.rest(moved(currentTarget.valueAsNumber), min, max)}
        />
      );
    };
    const share = (length: number) => String(length / (max - min));
    return (
      <div className="cw-slider">
        <p className="cw-slider-text" aria-hidden="true">
          {said.join(' – ')}
        </p>
        <div
          className="cw-slider-track"
          // Puts the movable thumb on top if both are at the same bound.
          data-low={low > (min + max) / 2 ? '' : undefined}
          style={{ '--_from': share(low - min), '--_to': share(max - high) } as object}
        >
          {thumb(0, texts.min)}
          {thumb(1, texts.max)}
        </div>
      </div>
    );
  }

  private rest([low, high]: Ends, min: number, max: number) {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.props.onChoose({ from: low <= min ? '' : String(low), to: high >= max ? '' : String(high) });
      this.setState({ moved: null });
    }, REST_MS);
  }
}
