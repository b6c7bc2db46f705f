import { useQuery } from '@tanstack/react-query';
import { ApiFailureError } from '../../../shared/api/api-failure';
import { imageQuery } from './image-queries';

/** Whether a gallery image was deleted; false without an id, and while unknown. */
export function useDeletedImage(uuid: string | null): boolean {
  const { error } = useQuery({ ...imageQuery(uuid ?? ''), enabled: uuid !== null });
  return uuid !== null && error instanceof ApiFailureError && error.failure.code === 'not_found';
}
