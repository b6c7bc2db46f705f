import { kilobytes, type SizeMeter } from '@cartwright/core/storefront/published-size';
import { Button } from '@cartwright/ui/admin/button';
import { Meter } from '@cartwright/ui/admin/meter';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { useRefusedSave } from '../../../../../editor-kit/model/use-refused-save';
import { cartsQuery } from '../../../../../shared/api/carts-query';
import { useDocument } from '../../model/editor-context';
import { useChooseScreen } from '../../model/use-screen';
import './size-meters.css';
import { usePublishedSize } from './use-published-size';

/** Number of listed sections. */
const LISTED = 4;

/**
 * Meters of the cart's size against Shopify's limits, with the largest sections: for page
 * metafields and for checkout functions.
 */
export function SizeMeters() {
  const now = usePublishedSize();
  if (now.kind === 'measuring') {
    return (
      <SettingsGroup title="Size">
        <p className="cw-size__help" role="status">
          Measuring…
        </p>
      </SettingsGroup>
    );
  }
  const { pages, checkout } = now.size;
  return (
    <SettingsGroup title="Size">
      <MeterOf
        meter={pages}
        label="On every page"
        help="Every page of your store loads the carts that are on."
      />
      {checkout && (
        <MeterOf
          meter={checkout}
          label="Rewards at checkout"
          help="What checkout reads to apply this cart’s rewards."
        />
      )}
      {!now.isWhole && (
        <p className="cw-size__help">Some parts couldn’t be measured, so the cart may be larger.</p>
      )}
    </SettingsGroup>
  );
}

function MeterOf({ meter, label, help }: { meter: SizeMeter; label: string; help: string }) {
  const isShown = useIsShown();
  const choose = useChooseScreen();
  const { bytes, limit, parts } = meter;
  const isOver = bytes > limit;
  const self = useRef<HTMLDivElement>(null);
  useRefusedSave(() => {
    if (isOver) self.current?.scrollIntoView({ block: 'start' });
  });
  return (
    <div className="cw-size" ref={self}>
      <Meter
        label={label}
        value={bytes}
        limit={limit}
        valueText={`${kilobytes(bytes)} of ${kilobytes(limit)}`}
      />
      <p className="cw-size__help">{help}</p>
      {isOver && (
        <p className="cw-size__over" role="alert">
          {isShown
            ? 'Too large to publish. Shorten the largest parts before you save.'
            : 'Too large to publish. Shorten the largest parts before you turn the cart on.'}
        </p>
      )}
      <details className="cw-size__parts" open={isOver}>
        <summary>Largest parts</summary>
        <ul>
          {parts.slice(0, LISTED).map((part) => (
            <li key={`${part.name}\n${part.bytes}`}>
              <span className="cw-size__name">
                {part.componentId === undefined ? (
                  part.name
                ) : (
                  <Button
                    variant="plain"
                    textAlign="start"
                    onClick={() => choose({ kind: 'component', componentId: part.componentId ?? '' })}
                  >
                    {part.name}
                  </Button>
                )}
              </span>
              <span className="cw-size__bytes">{kilobytes(part.bytes)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Whether shoppers can see the cart once saved: it is on, or the fallback. */
function useIsShown(): boolean {
  const { id, enabled } = useDocument((document) => document);
  const fallback = useQuery(cartsQuery).data?.combinedCarts.find(({ isFallback }) => isFallback);
  return enabled || fallback?.id === id;
}
