import { publishAgain } from '@cartwright/core/contract/publication';
import { DISCOUNT_LIMIT_REACHED } from '@cartwright/core/discounts/discount-limit';
import { Banner } from '@cartwright/ui/admin/banner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api';
import { responseOf } from '../api/api-client';
import { shopQuery } from '../api/shop-query';
import { isOfLimit } from '../format/published-messages';
import { usePublication } from '../hooks/use-publication';
import { toastError } from '../state/toasts';

/** Notice that saved changes aren't published, with next steps. Nothing if all are. */
export function PublicationNotice({
  pendingElsewhere = false,
  limitElsewhere = false,
}: {
  pendingElsewhere?: boolean;
  /** Whether the page shows the reached discount limit itself. */
  limitElsewhere?: boolean;
}) {
  const publication = usePublication();
  const queries = useQueryClient();
  const publish = useMutation({
    mutationFn: () => responseOf(api.call(publishAgain, { params: {}, query: {}, body: {} })),
    onError: (problem) => toastError(problem.message),
    onSettled: () => queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
  });
  if (!publication || (pendingElsewhere && publication.status === 'pending')) return null;
  const { status, message } = publication;
  const again = { content: 'Publish again', loading: publish.isPending, onAction: () => publish.mutate() };
  if (status === 'held') {
    return (
      <Banner
        title="Publishing is paused"
        tone="warning"
        action={{ content: 'Review', url: '/publication/' }}
      >
        <p>Your store shows carts that weren’t published from here. They stay until you decide.</p>
      </Banner>
    );
  }
  if (status === 'failed') {
    return (
      <Banner title="Your store doesn’t have the latest changes" tone="critical" action={again}>
        <p>{message ?? 'Your changes are saved, but Shopify rejected them.'}</p>
      </Banner>
    );
  }
  if (status === 'pending') {
    return (
      <Banner title="Publishing your changes" tone="info" action={again}>
        <p>{message ?? 'Your changes are saved and will be in your store in a moment.'}</p>
      </Banner>
    );
  }
  const warnings = publication.warnings.filter((each) => !(limitElsewhere && isOfLimit(each)));
  if (warnings.length === 0) return null;
  const isLimit = warnings.some(isOfLimit);
  return (
    <Banner
      title={isLimit ? DISCOUNT_LIMIT_REACHED : 'Published with warnings'}
      tone="warning"
      action={again}
      {...(isLimit && { secondaryAction: { content: 'View discounts', url: '/discounts/' } })}
    >
      {warnings.map((warning) => (
        <p key={warning}>{warning.replace(`${DISCOUNT_LIMIT_REACHED}. `, '')}</p>
      ))}
    </Banner>
  );
}
