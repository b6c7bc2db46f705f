import { useQuery } from '@tanstack/react-query';
import { ApiFailureError } from '../../../shared/api/api-failure';
import { imageQuery } from './image-queries';

/** Whether an image of the gallery was deleted; false of one that has no id, and while nobody knows. */
export function useDeletedImage(uuid: string | null): boolean {
  const { error } = useQuery({ ...imageQuery(uuid ?? ''), enabled: uuid !== null });
  return uuid !== null && error instanceof ApiFailureError && error.failure.code === 'not_found';
}
