import styles from '@cartwright/ui/listing/card-media.css';
import { addStyles } from '../listing/add-styles';
import { showCardMedia } from './show-card-media';

// Loaded by the blocks (`card-media.liquid`), for both Shopify's grid and ours.
addStyles('card-media', styles);
for (const list of document.querySelectorAll<HTMLElement>('[data-cartwright-collection]'))
  showCardMedia(list);
