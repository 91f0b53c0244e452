import { type Formats, formatsOf } from './format';
import { useLanguage } from './useLanguage';

/** Formats dates, hours and amounts in the current language; components that use it render again when that changes. */
export function useFormats(): Formats {
  return formatsOf(useLanguage());
}
