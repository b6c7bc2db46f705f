import type { GraphQLResolveInfo } from 'graphql';
import type { StoreContext } from '../../context/store-context';
import { isSoldIn } from '../../engine/model/catalogue';
import { type ConnectionArguments, connection } from '../wire/connection';
import { idOf } from '../wire/gid';
import { lookUp } from '../wire/node-lookup';
import { marketFor, type PricingArguments } from './contextual-pricing';
import { ONLINE_STORE, publicationSource } from './markets';

type PublicationArguments = ConnectionArguments & { readonly catalogType?: string | null };

/** Publications: online store first, then markets. */
export function publications(store: StoreContext, args: PublicationArguments) {
  return connection(
    placesOf(store, args.catalogType).map((place) => knownPublication(store, place)),
    args,
  );
}

export function publicationById(store: StoreContext, id: string) {
  return publicationSource(store, (idOf(id, 'Publication') ?? 0) - 1);
}

/** Publishable resource, as the store has it. */
export interface Published {
  readonly id: string;
  /** Whether it is visible now, in any market that sells it. */
  readonly published: boolean;
  /** Time of publication, past or future; null if never. */
  readonly publishedAt: string | null;
  /** Levels at which it can be excluded from a market: variant, or product. */
  readonly parts: readonly { readonly unpublishedIn?: readonly string[] }[];
}

type ResourceArguments = PublicationArguments & { readonly onlyPublished?: boolean | null };

/**
 * Fields of Shopify's `Publishable`. Only the online store's publication has a date; market
 * catalogs apply once it is published there.
 */
export function publishableFields(store: StoreContext, published: Published) {
  const resources = ({ catalogType, onlyPublished }: ResourceArguments) =>
    placesOf(store, catalogType)
      .map((place) => resourceSource(store, published, place))
      .filter((each) => each.isPublished || (!onlyPublished && each.isPlanned));
  return {
    publishedOnPublication: ({ publicationId }: { publicationId: string }) =>
      isOn(store, published, (idOf(publicationId, 'Publication') ?? 0) - 1),
    // The older field only lists publications with a date.
    resourcePublications: (args: ResourceArguments) =>
      connection(
        resources(args).filter(({ publishDate }) => publishDate !== null),
        args,
      ),
    resourcePublicationsV2: (args: ResourceArguments) => connection(resources(args), args),
  };
}

/** Whether it is published in a country. */
export function publishedInContext(
  store: StoreContext,
  { published, parts }: Published,
  args: PricingArguments,
) {
  const { country } = marketFor(store, args.context.country);
  return published && parts.every((part) => isSoldIn(country, part));
}

function resourceSource(store: StoreContext, published: Published, place: number) {
  const publication = knownPublication(store, place);
  return {
    id: publication.id,
    isPublished: isOn(store, published, place),
    isPlanned: place === ONLINE_STORE && published.publishedAt !== null,
    publication,
    publishDate: published.publishedAt,
    publishable: (_: unknown, __: unknown, info: GraphQLResolveInfo) => lookUp(info, published.id),
  };
}

function isOn({ markets }: StoreContext, { published, parts }: Published, place: number): boolean {
  if (place === ONLINE_STORE) return published;
  const market = markets[place - 1];
  return market !== undefined && parts.every((part) => isSoldIn(market.country, part));
}

function placesOf({ markets }: StoreContext, catalogType: string | null | undefined): number[] {
  const ofMarkets = markets.map((_, index) => index + 1);
  if (catalogType === 'MARKET') return ofMarkets;
  if (catalogType === 'NONE') return [ONLINE_STORE];
  return catalogType ? [] : [ONLINE_STORE, ...ofMarkets];
}

function knownPublication(store: StoreContext, place: number) {
  const publication = publicationSource(store, place);
  if (!publication) throw new Error(`There is no publication ${place}.`);
  return publication;
}
