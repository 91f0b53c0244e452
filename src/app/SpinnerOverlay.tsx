import { selectShowSpinner } from '@/shared/store/spinnerSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { Spinner } from '@/shared/ui/messages/Spinner';

/** The spinner, above everything while the store has a blocking wait. */
export function SpinnerOverlay() {
  return <Spinner active={useAppSelector(selectShowSpinner)} />;
}
