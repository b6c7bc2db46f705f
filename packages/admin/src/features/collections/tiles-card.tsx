import { setTile, setTiles } from '@cartwright/core/listing/settings/change-settings';
import {
  type Featuring,
  MAX_TILE_POSITION,
  newPromoTile,
  type PromoTile,
} from '@cartwright/core/listing/settings/featuring';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { DeleteIcon } from '@cartwright/ui/admin/icons';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { ProductImage } from '@cartwright/ui/admin/product-image';
import { Text } from '@cartwright/ui/admin/text';
import { useId } from 'react';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { useFocusAdded } from '../../editor-kit/list/use-focus-added';
import { ImageChoice } from '../../editor-kit/pickers/images/image-choice';
import { useDeletedImage } from '../../editor-kit/pickers/images/use-deleted-image';
import type { ListingCardProps } from './listing-editor';
import './tiles-card.css';

const PAGES = [
  { value: 'firstPage', label: 'First page only' },
  { value: 'everyPage', label: 'Every page' },
] as const;

/** Promo images between products. */
export function TilesCard<Doc extends ListingSettings & Featuring>({
  settings,
  scope,
  run,
}: ListingCardProps<Doc>) {
  const { promoTiles } = settings;
  const isFull = promoTiles.length >= LIST_LIMITS.promoTiles;
  const error = scope.error(['promoTiles']);
  const { added, focusAdded } = useFocusAdded<number>();
  return (
    <SettingsCard
      title="Promo tiles"
      help="Images between the products of a page, for a sale or a story. Tiles don’t replace products."
    >
      {promoTiles.map((tile, at) => (
        // Tiles have no id.
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles aren't moved
        <div key={at} ref={focusAdded(at)}>
          <TileFields tile={tile} at={at} scope={scope} run={run} onRemove={() => remove(at)} />
        </div>
      ))}
      {error !== undefined && (
        <Text as="p" tone="critical">
          {error}
        </Text>
      )}
      <InlineStack gap="300" blockAlign="center">
        <Button
          disabled={isFull}
          onClick={() => {
            added(promoTiles.length);
            run(setTiles([...promoTiles, newPromoTile(promoTiles)], 'Add promo tile'));
          }}
        >
          Add tile
        </Button>
        {isFull && (
          <Text as="span" tone="subdued">{`You can have up to ${LIST_LIMITS.promoTiles} tiles.`}</Text>
        )}
      </InlineStack>
    </SettingsCard>
  );

  function remove(at: number) {
    run(
      setTiles(
        promoTiles.filter((_, place) => place !== at),
        'Remove promo tile',
      ),
    );
  }
}

function TileFields<Doc extends ListingSettings & Featuring>({
  tile,
  at,
  scope,
  run,
  onRemove,
}: Pick<ListingCardProps<Doc>, 'scope' | 'run'> & {
  readonly tile: PromoTile;
  readonly at: number;
  readonly onRemove: () => void;
}) {
  const heading = useId();
  const { name, placement, content } = tile;
  const isGone = useDeletedImage(content.imageUuid);
  const change = (changes: Partial<PromoTile>) => run(setTile(at, changes));
  const path = (...rest: string[]) => ['promoTiles', at, ...rest];
  return (
    <section className="cw-tile-fields" aria-labelledby={heading}>
      <div className="cw-tile-fields__head">
        <ProductImage source={isGone || content.imageUrl.trim() === '' ? null : content.imageUrl} />
        <Text as="h3" variant="headingSm" id={heading}>
          {name.trim() === '' ? `Tile ${at + 1}` : name}
        </Text>
        <Button
          icon={DeleteIcon}
          variant="tertiary"
          accessibilityLabel={`Remove tile ${at + 1}`}
          onClick={onRemove}
        />
      </div>
      <BlockStack gap="300">
        <TextSetting
          scope={scope}
          path={path('name')}
          label="Name"
          help="Read out to shoppers who can’t see the image."
          limit={TEXT_LIMITS.campaignName}
          value={name}
          onChange={(next) => change({ name: next })}
        />
        <TextSetting
          scope={scope}
          path={path('content', 'imageUrl')}
          label="Image"
          help="Choose an image, or enter an address that begins with https://. Tiles are upright, 4:5 or taller: what doesn’t fit is cut off at the sides."
          limit={TEXT_LIMITS.address}
          value={content.imageUrl}
          onChange={(imageUrl) => change({ content: { ...content, imageUrl, imageUuid: null } })}
        />
        {isGone && (
          <Text as="p" tone="critical">
            This image was deleted. Shoppers don’t see this tile. Choose another image.
          </Text>
        )}
        <ImageChoice
          chosen={content.imageUrl}
          onChoose={(imageUrl, imageUuid) => change({ content: { ...content, imageUrl, imageUuid } })}
        />
        <TextSetting
          scope={scope}
          path={path('content', 'imageRedirectUrl')}
          label="Link (optional)"
          help="Where the tile leads, such as /pages/summer."
          limit={TEXT_LIMITS.address}
          value={content.imageRedirectUrl ?? ''}
          onChange={(imageRedirectUrl) => change({ content: { ...content, imageRedirectUrl } })}
        />
        <div className="cw-tile-fields__row">
          <AmountSetting
            scope={scope}
            path={path('placement', 'position')}
            label={`Position (1 to ${MAX_TILE_POSITION})`}
            value={placement.position}
            onChange={(position) => change({ placement: { ...placement, position } })}
            decimals={0}
          />
          <SelectSetting
            label="Pages"
            value={placement.page}
            options={PAGES}
            onChange={(page) => change({ placement: { ...placement, page } })}
          />
        </div>
      </BlockStack>
    </section>
  );
}
