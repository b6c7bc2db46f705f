import { followEditor } from '@cartwright/storefront-kit/preview/editor-port';
import { openWidgetFrame } from './widget-frame';

followEditor('widget', openWidgetFrame());
