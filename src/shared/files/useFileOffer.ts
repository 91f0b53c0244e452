import { noticeDismissed, noticeGiven } from '../notices/noticesSlice';
import { useAppDispatch, useExtra } from '../store/hooks';
import { saveFile } from './saveFile';

interface FileOffer {
  /** Of the notice; an earlier one about the same file goes. */
  readonly id: string;
  readonly text: string;
  /** The name of the button. */
  readonly label: string;
  readonly file: Blob;
  readonly name: string;
}

/** Offers a file that could not go where it was to, in a notice that stays until it is saved or dismissed. */
export function useFileOffer(): (offer: FileOffer) => void {
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  return ({ id, text, label, file, name }) => {
    noticeActions.register(id, () => {
      saveFile(file, name);
      noticeActions.drop(id);
      dispatch(noticeDismissed(id));
    });
    dispatch(noticeGiven({ id, tone: 'error', text, action: { label, id } }));
  };
}
