import { type ApiFailure, failure } from '../http/api-failure';

export function notFound(): ApiFailure {
  return failure('not_found', 'This cart no longer exists.');
}
