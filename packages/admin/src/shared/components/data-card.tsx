import { Badge, type BadgeTone } from '@cartwright/ui/admin/badge';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Card } from '@cartwright/ui/admin/card';
import { ProgressBar } from '@cartwright/ui/admin/progress-bar';
import { Text } from '@cartwright/ui/admin/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import './data-card.css';
import { Loaded } from './loaded';

/** Short status of data. */
export interface DataState {
  readonly label: string;
  readonly tone?: BadgeTone;
}

interface DataCardProps<Data> {
  readonly title: string;
  readonly description: string;
  readonly query: UseQueryResult<Data>;
  readonly stateOf: (data: Data) => DataState;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Card of one kind of data: title, status, and content once loaded. Loads and fails independently.
 */
export function DataCard<Data>({ title, description, query, stateOf, children }: DataCardProps<Data>) {
  const heading = useId();
  const { data } = query;
  const state = data === undefined ? null : stateOf(data);
  return (
    <section aria-labelledby={heading}>
      <Card>
        <BlockStack gap="400">
          <BlockStack gap="100">
            <div className="cw-data__head">
              <Text as="h2" variant="headingMd" id={heading}>
                {title}
              </Text>
              {/* Announces status changes, but not progress. */}
              <div role="status">
                {state && (
                  <>
                    <span className="cwa-visually-hidden">{title}: </span>
                    <Badge {...(state.tone && { tone: state.tone })}>{state.label}</Badge>
                  </>
                )}
              </div>
            </div>
            <Text as="p" tone="subdued">
              {description}
            </Text>
          </BlockStack>
          <Loaded query={query} what={title.toLowerCase()}>
            {(loaded) => <div className="cw-data__content">{children(loaded)}</div>}
          </Loaded>
        </BlockStack>
      </Card>
    </section>
  );
}

/** Progress text and bar. `percent`: 0 to 100. */
export function DataProgress({ label, percent }: { readonly label: string; readonly percent: number }) {
  const name = useId();
  return (
    <div className="cw-data__progress">
      <Text as="p" id={name}>
        {label}
      </Text>
      <ProgressBar progress={percent} size="small" tone="primary" ariaLabelledBy={name} />
    </div>
  );
}

/** Footer of a card: last times and actions. */
export function DataFoot({
  times,
  action,
}: {
  readonly times: readonly string[];
  readonly action?: ReactNode;
}) {
  if (times.length === 0 && !action) return null;
  return (
    <div className="cw-data__foot">
      <div className="cw-data__times">
        {times.map((time) => (
          <Text as="p" key={time}>
            {time}
          </Text>
        ))}
      </div>
      {action}
    </div>
  );
}

/** Timestamp in the shop's time zone, with its name: `Nov 27, 2026, 12:00 AM EST`. */
export function dataTime(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return format.format(new Date(instant));
}
