import { atWidth } from '@cartwright/ui/listing/at-width';
import type { PanelMessages } from './panel-messages';
import type { PanelContent, PanelGroup, PanelOption } from './panel-options';
import type { SuggestedProduct } from './suggestions';

/** Image size in pixels, twice the displayed size. */
const PICTURE = 112;

interface PanelProps {
  readonly content: PanelContent;
  readonly groups: readonly PanelGroup[];
  readonly messages: PanelMessages;
  /** `id` of the list, and prefix of option ids. */
  readonly id: string;
  /** Index of the active option; -1 for none. */
  readonly active: number;
  readonly choose: (option: PanelOption, event: Event) => void;
}

export const optionId = (id: string, place: number): string => `${id}-${place}`;

/** List below a search field: grouped links, navigated by the field's arrow keys. */
export function PanelView({ content, groups, messages, id, active, choose }: PanelProps) {
  const firstOf = (group: PanelGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, { options }) => sum + options.length, 0);
  const drawn = (kinds: readonly PanelGroup['kind'][]) =>
    groups
      .filter(({ kind }) => kinds.includes(kind))
      .map((group) => (
        <Group
          key={group.kind}
          group={group}
          messages={messages}
          id={id}
          first={firstOf(group)}
          active={active}
          choose={choose}
        />
      ));
  const texts = drawn(['recent', 'terms', 'collections']);
  const products = drawn(['products']);
  return (
    <>
      <Note content={content} messages={messages} isEmpty={texts.length + products.length === 0} />
      <div role="listbox" id={id} aria-label={messages.suggestions}>
        <div className="cw-suggest-columns">
          {texts.length > 0 && <div className="cw-suggest-texts">{texts}</div>}
          {products.length > 0 && <div className="cw-suggest-products">{products}</div>}
        </div>
        {drawn(['all'])}
      </div>
    </>
  );
}

function Note(props: {
  readonly content: PanelContent;
  readonly messages: PanelMessages;
  readonly isEmpty: boolean;
}) {
  const { content, messages, isEmpty } = props;
  if (content.kind === 'start') return null;
  const { text, suggestions } = content;
  if (isEmpty) return <p className="cw-suggest-note">{messages.noneFound(text)}</p>;
  return suggestions.meant === null ? null : (
    <p className="cw-suggest-note">{messages.showingFor(suggestions.meant)}</p>
  );
}

function Group({
  group,
  messages,
  id,
  first,
  active,
  choose,
}: Omit<PanelProps, 'content' | 'groups'> & {
  readonly group: PanelGroup;
  /** Index of its first option. */
  readonly first: number;
}) {
  const { kind, title, options } = group;
  const titleId = `${id}-${kind}`;
  const drawn = options.map((option, at) => (
    <Option
      key={`${option.url}`}
      option={option}
      messages={messages}
      id={optionId(id, first + at)}
      isActive={first + at === active}
      choose={choose}
    />
  ));
  if (title === null) return <div className="cw-suggest-group">{drawn}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div className="cw-suggest-group" role="group" aria-labelledby={titleId}>
      <div className="cw-suggest-title" id={titleId}>
        {title}
      </div>
      {drawn}
    </div>
  );
}

function Option(props: {
  readonly option: PanelOption;
  readonly messages: PanelMessages;
  readonly id: string;
  readonly isActive: boolean;
  readonly choose: PanelProps['choose'];
}) {
  const { option, messages, id, isActive, choose } = props;
  const { product, url } = option;
  return (
    <a
      className="cw-suggest-option"
      role="option"
      id={id}
      href={url ?? '#'}
      tabIndex={-1}
      aria-selected={isActive}
      data-sold-out={product?.available === false ? '' : undefined}
      onClick={(event) => choose(option, event as unknown as Event)}
    >
      {product ? <Product product={product} messages={messages} /> : <bdi>{option.label}</bdi>}
    </a>
  );
}

function Product({
  product,
  messages,
}: {
  readonly product: SuggestedProduct;
  readonly messages: PanelMessages;
}) {
  const { title, picture, price, priceVaries, compareAtPrice, available } = product;
  const shown = priceVaries ? messages.from(price) : price;
  return (
    <>
      <span className="cw-suggest-picture">
        {picture !== null && (
          <img src={atWidth(picture, PICTURE)} alt="" width={PICTURE / 2} height={PICTURE / 2} />
        )}
      </span>
      <span className="cw-suggest-product">
        <bdi className="cw-suggest-name">{title}</bdi>{' '}
        <span className="cw-suggest-price">
          {compareAtPrice === null ? (
            shown
          ) : (
            <>
              <span className="cw-hidden">{messages.salePrice} </span>
              <span className="cw-suggest-now">{shown}</span>{' '}
              <span className="cw-hidden">{messages.regularPrice} </span>
              <s>{compareAtPrice}</s>
            </>
          )}
          {!available && <span className="cw-suggest-state"> {messages.soldOut}</span>}
        </span>
      </span>
    </>
  );
}
