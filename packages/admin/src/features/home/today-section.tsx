import { campaignStatus } from '@cartwright/core/collections/campaign';
import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { PublishedCampaign } from '@cartwright/core/contract/collections';
import type { Publication } from '@cartwright/core/contract/publication';
import type { BlockStatus } from '@cartwright/core/contract/theme-blocks';
import type { ThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { shownCart } from '@cartwright/core/schedule/outlook';
import { Badge } from '@cartwright/ui/admin/badge';
import { Link } from '@cartwright/ui/admin/link';
import { Fragment, type ReactNode } from 'react';
import { experimentPath, type LiveTest, liveTestOf } from '../../shared/format/live-test';
import type { HomeData } from './home-data';
import { HomeSection } from './home-section';
import { InlineQuery } from './inline-query';
import { campaignPath, cartPath } from './next-live-change';
import type { Queried } from './queried';

/** Maximum of named live campaigns. */
const NAMED = 3;

/**
 * Section of what shoppers see now: live cart, live campaigns, search, and placements in the theme.
 * `now` in epoch milliseconds.
 */
export function TodaySection({ data, now }: { readonly data: HomeData; readonly now: number }) {
  const { shop, carts, published, searchIsOn, embed, collectionBlock, searchBlock } = data;
  return (
    <HomeSection title="What shoppers see today">
      <dl className="cw-home__facts">
        <Fact name="Cart" query={carts} what="your carts">
          {(all) => <LiveCarts carts={all} now={now} publication={shop.data?.publication.status} />}
        </Fact>
        {published && (
          <Fact name="Campaigns" query={published} what="your campaigns">
            {(campaigns) => <LiveCampaigns campaigns={campaigns} now={now} />}
          </Fact>
        )}
        {searchIsOn && (
          <Fact name="Search" query={searchIsOn} what="your search settings">
            {(isOn) => (
              <OnOff isOn={isOn}>
                <Link url="/smart-search/settings/">Search settings</Link>
              </OnOff>
            )}
          </Fact>
        )}
        <Fact name="App embed" query={embed} what="your theme’s app embed">
          {(found) => <Placement placement={found} />}
        </Fact>
        {collectionBlock && <BlockFact name="Collection block" query={collectionBlock} />}
        {searchBlock && <BlockFact name="Search block" query={searchBlock} />}
      </dl>
    </HomeSection>
  );
}

function Fact<Data>({
  name,
  query,
  what,
  children,
}: {
  readonly name: string;
  readonly query: Queried<Data>;
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
}) {
  return (
    <div className="cw-home__fact">
      <dt>{name}</dt>
      <dd>
        <InlineQuery query={query} what={what}>
          {children}
        </InlineQuery>
      </dd>
    </div>
  );
}

const BlockFact = ({ name, query }: { readonly name: string; readonly query: Queried<BlockStatus> }) => (
  <Fact name={name} query={query} what={`your theme’s ${name.toLowerCase()}`}>
    {({ placement }) => <Placement placement={placement} />}
  </Fact>
);

/** Live cart, with a note while changes are unpublished. */
function LiveCarts({
  carts,
  now,
  publication,
}: {
  readonly carts: readonly CartListItem[];
  readonly now: number;
  readonly publication: Publication['status'] | undefined;
}) {
  const cart = shownCart(carts, now);
  if (!cart) return 'No cart is live';
  const live = liveTestOf(carts, now);
  return (
    <span className="cw-home__state">
      {live ? <CartsUnderTest {...live} /> : <Link url={cartPath(cart.id)}>{nameOfCart(cart)}</Link>}
      {(publication === 'held' || publication === 'failed') && <Badge tone="warning">Not published</Badge>}
    </span>
  );
}

function CartsUnderTest({ test, carts }: LiveTest<CartListItem>) {
  return (
    <span>
      {carts.map((cart, at) => (
        <Fragment key={cart.id}>
          {at > 0 && (at === carts.length - 1 ? ' and ' : ', ')}
          <Link url={cartPath(cart.id)}>{nameOfCart(cart)}</Link>
        </Fragment>
      ))}{' '}
      in the test <Link url={experimentPath(test.id)}>{`“${test.name}”`}</Link>
    </span>
  );
}

function LiveCampaigns({
  campaigns,
  now,
}: {
  readonly campaigns: readonly PublishedCampaign[];
  readonly now: number;
}) {
  const live = campaigns.filter((each) => campaignStatus(each, now, each.canBeServed) === 'live');
  if (live.length === 0) return 'No campaign is live';
  const more = live.length - NAMED;
  return (
    <ul className="cw-home__names">
      {live.slice(0, NAMED).map(({ id, name }) => (
        <li key={id}>
          <Link url={campaignPath(id)}>{name}</Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link url="/smart-collections/campaigns/">{`${more} more`}</Link>
        </li>
      )}
    </ul>
  );
}

function OnOff({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) {
  return (
    <span className="cw-home__state">
      <Badge {...(isOn && { tone: 'success' as const })}>{isOn ? 'On' : 'Off'}</Badge>
      {children}
    </span>
  );
}

/** Placement in the theme. Unknown isn't shown as off. */
function Placement({ placement }: { readonly placement: ThemeEmbed | BlockStatus['placement'] }) {
  const editor = (
    <Link url={placement.editorUrl} external>
      Open theme editor
    </Link>
  );
  if (placement.status === 'unknown') {
    return (
      <span className="cw-home__state">
        <span>Not known</span>
        {editor}
      </span>
    );
  }
  return (
    <OnOff isOn={placement.status === 'on'}>
      <span className="cw-home__theme">in {placement.theme}</span>
      {editor}
    </OnOff>
  );
}
