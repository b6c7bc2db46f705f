import type { GalleryImage } from '@cartwright/core/contract/images';
import { Icon } from '@cartwright/ui/admin/icon';
import { AlertTriangleIcon } from '@cartwright/ui/admin/icons';
import { Spinner } from '@cartwright/ui/admin/spinner';
import './images.css';

/** An image of the gallery as a button; `pressed` where it is one of several to choose. */
export function ImageTile({
  image,
  pressed,
  disabled = false,
  onPress,
}: {
  readonly image: GalleryImage;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}) {
  const { name, url, status } = image;
  return (
    <button
      type="button"
      className="cw-image-tile"
      aria-label={labelOf(image)}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <span className="cw-image-tile__picture">
        {url !== null && <img src={url} alt="" loading="lazy" />}
        {status === 'processing' && <Spinner size="small" accessibilityLabel="" />}
        {status === 'failed' && <Icon source={AlertTriangleIcon} tone="critical" />}
      </span>
      <span className="cw-image-tile__name">{name}</span>
    </button>
  );
}

function labelOf({ name, status }: GalleryImage): string {
  if (status === 'processing') return `${name}, being processed`;
  return status === 'failed' ? `${name}, couldn’t be processed` : name;
}
