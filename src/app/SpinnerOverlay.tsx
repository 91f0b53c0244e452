import { selectShowSpinner } from '@/shared/store/spinnerSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { Spinner } from '@/shared/ui/messages/Spinner';

/** The spinner of section 2, over everything while the store says that a blocking wait is under way. */
export function SpinnerOverlay() {
  return <Spinner active={useAppSelector(selectShowSpinner)} />;
}
