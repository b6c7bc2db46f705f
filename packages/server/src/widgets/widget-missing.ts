import { type ApiFailure, failure } from '../http/api-failure';

export const WIDGET_MISSING = 'This widget no longer exists.';

export function widgetMissing(): ApiFailure {
  return failure('not_found', WIDGET_MISSING);
}
