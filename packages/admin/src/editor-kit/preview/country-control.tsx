import { ActionList } from '@cartwright/ui/admin/action-list';
import { Button } from '@cartwright/ui/admin/button';
import { MenuPopover } from '@cartwright/ui/admin/menu-popover';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { countryName } from '../pickers/countries/country-name';
import { ANYWHERE, countryLabel, countryOptions } from './countries';
import { MARKETS, type ReadPrices } from './market-prices';
import type { Scene } from './use-scene';

/** Country selector of a preview. `named`: countries with settings in the document. */
export function CountryControl({
  scene: { shop, market, country },
  named,
}: {
  readonly scene: Pick<Scene, 'shop' | 'market' | 'country'>;
  readonly named: readonly string[];
}) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (!shop || !market) return null;
  const shown = market.market;
  const name = country.value === null ? ANYWHERE : countryName(country.value);
  // While prices load, the previous market's currency would be wrong for this country.
  const isRead = shown.country === country.value;
  const isKnown = market.hasRate || country.value === null || country.value === shop.country;
  const label = isRead ? countryLabel(name, isKnown ? shown.currency : undefined) : `${name}…`;
  return (
    <div ref={place} className="cw-preview-country">
      <MenuPopover
        active={open}
        onClose={() => setOpen(false)}
        autofocusTarget="first-node"
        activator={
          <Button
            disclosure
            fullWidth
            textAlign="left"
            onClick={() => setOpen(!open)}
            accessibilityLabel={`Country: ${label}`}
          >
            {label}
          </Button>
        }
      >
        {open && (
          <Countries
            shop={shop}
            named={named}
            chosen={country.value}
            onChoose={(code) => {
              setOpen(false);
              country.choose(code);
              // The closed menu had the focus.
              place.current?.querySelector('button')?.focus();
            }}
          />
        )}
      </MenuPopover>
    </div>
  );
}

function Countries({
  shop,
  named,
  chosen,
  onChoose,
}: {
  readonly shop: NonNullable<Scene['shop']>;
  readonly named: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (code: string | null) => void;
}) {
  const queries = useQueryClient();
  const read = queries.getQueriesData<ReadPrices>({ queryKey: MARKETS });
  const currencies = new Map(
    read.flatMap(([, data]) => (data && data.currency !== null ? [[data.country, data.currency]] : [])),
  );
  if (shop.country !== null && !currencies.has(shop.country)) currencies.set(shop.country, shop.currency);
  const groups = countryOptions({
    named,
    shop: shop.countries,
    currencies,
    home: shop.currency,
    nameOf: countryName,
  });
  return (
    <section aria-label="Countries" className="cw-preview-countries">
      <ActionList
        actionRole="menuitem"
        allowFiltering
        filterLabel="Search countries"
        sections={groups.map(({ title, options }) => ({
          ...(title !== undefined && { title }),
          items: options.map(({ code, label }) => ({
            id: `country-${code ?? 'else'}`,
            content: label,
            active: code === chosen,
            ...(code === chosen && { accessibilityLabel: `${label}, chosen` }),
            onAction: () => onChoose(code),
          })),
        }))}
      />
    </section>
  );
}
