import { Button } from '@cartwright/ui/admin/button';
import './pane-switch.css';
import type { Layout } from './use-layout';

/** Toggle between settings and preview on narrow screens. */
export function PaneSwitch({ layout }: { readonly layout: Pick<Layout, 'pane' | 'change'> }) {
  const isPreview = layout.pane === 'preview';
  return (
    <div className="cw-pane-switch">
      <Button onClick={() => layout.change({ pane: isPreview ? 'sidebar' : 'preview' })}>
        {isPreview ? 'Show settings' : 'Show preview'}
      </Button>
    </div>
  );
}
