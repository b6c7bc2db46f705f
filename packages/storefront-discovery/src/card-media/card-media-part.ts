import styles from '@cartwright/ui/listing/card-media.css';
import { addStyles } from '../listing/add-styles';
import { showCardMedia } from './show-card-media';

// Loaded by the blocks themselves (`card-media.liquid`): Shopify's grid has media as ours does.
addStyles('card-media', styles);
for (const list of document.querySelectorAll<HTMLElement>('[data-cartwright-collection]'))
  showCardMedia(list);
