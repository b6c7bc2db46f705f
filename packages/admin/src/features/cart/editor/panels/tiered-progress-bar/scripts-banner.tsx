import { Banner } from '@cartwright/ui/admin/banner';
import { toast, toastError } from '../../../../../shared/state/toasts';

/**
 * Warning that rewards set up for Shopify Scripts are inactive. Their script can be copied for
 * records.
 */
export function ScriptsBanner({
  title,
  children,
  script,
  onUseFunctions,
}: {
  readonly title: string;
  readonly children: string;
  /** Script source; null if it can't be generated. */
  readonly script: () => Promise<string | null>;
  readonly onUseFunctions: () => void;
}) {
  return (
    <Banner
      tone="warning"
      title={title}
      action={{ content: 'Use Shopify Functions', onAction: onUseFunctions }}
      secondaryAction={{ content: 'Copy script', onAction: () => void copyScript(script) }}
    >
      <p>{children}</p>
    </Banner>
  );
}

async function copyScript(write: () => Promise<string | null>): Promise<void> {
  const script = await write().catch(() => null);
  if (script === null) return toastError('Failed to generate script');
  try {
    await navigator.clipboard.writeText(script);
    toast('Script copied');
  } catch {
    toastError('Your browser doesn’t allow copying.');
  }
}
