import { followEditor } from '@cartwright/storefront-kit/preview/editor-port';
import { openCollectionFrame } from './collection-frame';

followEditor('collection', openCollectionFrame());
