import '@cartwright/core/contract/without-eval';
import { followEditor } from '@cartwright/storefront-kit/preview/editor-port';
import { openCartFrame } from './cart-frame';

followEditor('cart', openCartFrame());
