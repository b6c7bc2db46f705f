import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import type { ReportAnnotation, ReportDay } from '@cartwright/core/contract/reports';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import type { ShopFormats } from '../figures/figure-text';
import { chartOf, dayIndex, shortDay, tickText } from './chart';
import { dayLabel } from './day-labels';

const HEIGHT = 240;
const MARGIN = { top: 16, right: 24, bottom: 28, left: 64 };

interface LineChartProps {
  readonly column: ReportColumn;
  readonly days: readonly ReportDay[];
  readonly marks: readonly ReportAnnotation[];
  readonly formats: ShopFormats;
  /** `yyyy-MM-dd` in the shop's time zone. */
  readonly today: string;
}

/**
 * Line chart of a figure by day. Arrow keys and pointer step through days, as a slider that
 * announces each figure. Missing days are gaps.
 */
export function LineChart({ column, days, marks, formats, today }: LineChartProps) {
  const [box, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const last = days.length - 1;
  const { points, unfinished, lone, domain, ticks } = chartOf(days, column, today);
  const x = scaleLinear<number>({
    domain: [0, Math.max(last, 1)],
    range: [MARGIN.left, Math.max(width - MARGIN.right, MARGIN.left + 1)],
  });
  const y = scaleLinear<number>({ domain: [...domain], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });
  const day = days[active ?? last];
  if (!day || [...points, ...unfinished].every(({ value }) => value === null)) {
    return <p className="cw-chart__none">Nothing was measured in these days.</p>;
  }
  const label = dayLabel(day, marks, column, formats, today);
  const marked = marks
    .map(({ date }) => days.findIndex((each) => each.date === date))
    .filter((at) => at >= 0);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = active ?? last;
    const to = step === 'first' ? 0 : step === 'last' ? last : from + step;
    setActive(Math.min(Math.max(to, 0), last));
  }
  function onPointerMove({ clientX, currentTarget }: PointerEvent) {
    const at = x.invert(clientX - currentTarget.getBoundingClientRect().left);
    setActive(dayIndex(at, last));
  }
  const shownAt = active === null ? null : (points[active] ?? unfinished.at(-1));
  return (
    <div
      ref={box}
      className="cw-chart"
      role="slider"
      tabIndex={0}
      aria-label={`${column.title} by day`}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={(active ?? last) + 1}
      aria-valuetext={label.join(', ')}
      onKeyDown={onKeyDown}
      onFocus={() => setActive((before) => before ?? last)}
      onBlur={() => setActive(null)}
      onPointerMove={onPointerMove}
      onPointerLeave={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) setActive(null);
      }}
    >
      <p className="cw-chart__words" aria-hidden="true">
        {active === null ? '' : label.join(' · ')}
      </p>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {ticks.map((tick) => (
            <line
              key={tick}
              className="cw-chart__grid"
              x1={MARGIN.left}
              x2={width - MARGIN.right}
              y1={y(tick)}
              y2={y(tick)}
            />
          ))}
          <AxisLeft
            scale={y}
            left={MARGIN.left}
            tickValues={[...ticks]}
            tickFormat={(value) => tickText(Number(value), column, formats)}
            hideAxisLine
            hideTicks
            tickClassName="cw-chart__tick"
          />
          <AxisBottom
            scale={x}
            top={HEIGHT - MARGIN.bottom}
            tickValues={daysLabelled(last, width)}
            tickFormat={(value) => shortDay(days[Number(value)]?.date ?? '', formats.locale)}
            hideTicks
            axisLineClassName="cw-chart__axis"
            tickClassName="cw-chart__tick"
          />
          {marked.map((at) => (
            <g key={at} className="cw-chart__mark">
              <line x1={x(at)} x2={x(at)} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom} />
              <path d={`M${x(at) - 5} ${MARGIN.top - 12}h10l-5 8z`} />
            </g>
          ))}
          {[points, unfinished].map((line) => (
            <LinePath
              key={line === points ? 'whole' : 'unfinished'}
              data={[...line]}
              className={`cw-chart__line${line === points ? '' : ' cw-chart__line--unfinished'}`}
              defined={({ value }) => value !== null}
              x={({ at }) => x(at)}
              y={({ value }) => y(value ?? 0)}
            />
          ))}
          {lone.map(({ at, value }) => (
            <circle key={at} className="cw-chart__point" cx={x(at)} cy={y(value)} r={3} />
          ))}
          {active !== null && (
            <line
              className="cw-chart__cursor"
              x1={x(active)}
              x2={x(active)}
              y1={MARGIN.top}
              y2={HEIGHT - MARGIN.bottom}
            />
          )}
          {shownAt && shownAt.value !== null && (
            <circle className="cw-chart__point" cx={x(shownAt.at)} cy={y(shownAt.value)} r={5} />
          )}
        </svg>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, -1 | 1 | -7 | 7 | 'first' | 'last'>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: 'first',
  End: 'last',
};

/** Labelled days: as many as fit, including the last. */
function daysLabelled(last: number, width: number): number[] {
  const room = Math.max(1, Math.floor((width - MARGIN.left) / 80));
  const step = Math.max(1, Math.ceil((last + 1) / room));
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => last - index * step).reverse();
}

/** Observed width of an element in CSS pixels; 0 until measured. */
function useWidth(): [ref: (element: HTMLElement | null) => void, width: number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(
    function measure() {
      if (!element) return;
      const observer = new ResizeObserver(() => setWidth(element.clientWidth));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [element],
  );
  return [setElement, width];
}
