import { followEditor } from '@cartwright/storefront-kit/preview/editor-port';
import { openBundleFrame } from './bundle-frame';

followEditor('bundle', openBundleFrame());
