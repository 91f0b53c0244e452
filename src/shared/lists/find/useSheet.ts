import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useBackInstead } from '../../ui/window/useBackInstead';
import { isSheetEntry, sheetEntry } from './useFindQuery';

/**
 * A sheet, and the entry of the history that it adds so that Back closes it.
 *
 * @param onOpen is called before it opens
 */
export function useSheet(onOpen?: () => void) {
  const [isOpen, setIsOpen] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  return {
    isOpen,
    open: () => {
      onOpen?.();
      setIsOpen(true);
      // A reload keeps the entry of a sheet that was open.
      if (!isSheetEntry(location)) void navigate(location, { state: sheetEntry, preventScrollReset: true });
    },
    hide: () => setIsOpen(false),
    close: () => {
      setIsOpen(false);
      if (isSheetEntry(location)) void navigate(-1);
    },
  };
}

/**
 * Back closes the sheet and leaves the page where it is, whatever was chosen meanwhile. The sheet has added an entry of
 * its own, or Back would leave an address that was loaded directly; where nothing was chosen Back takes it away.
 */
export function useBackCloses(onHide: () => void): void {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const hadEntry = useRef(false);
  useEffect(() => {
    if (isSheetEntry(location)) hadEntry.current = true;
    else if (hadEntry.current && isBack) onHide();
  }, [location, isBack, onHide]);
  useBackInstead(onHide);
}
