import i18next, { type FlatNamespace, type TFunction } from 'i18next';
import { useLanguage } from './useLanguage';

type Namespaces = FlatNamespace | readonly FlatNamespace[];

function isLoaded(namespaces: Namespaces, lng: string): boolean {
  return [namespaces].flat().every((namespace) => i18next.hasLoadedNamespace(namespace, { lng }));
}

/**
 * The words of one or several namespaces in the language in use; who uses it renders again when that changes. Keys of the
 * first namespace stand alone, those of the others bear its name: `t('common:actions.save')`. Where the texts are not there
 * yet, the nearest `Suspense` waits for them.
 *
 * In place of the hook of react-i18next, which copies the whole i18next object for each component that is mounted and
 * listens for it twice: a screen has hundreds of them (src/shared/README.md).
 */
export function useTranslation<const Ns extends Namespaces>(namespaces: Ns): { readonly t: TFunction<Ns> } {
  const language = useLanguage();
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown promise is how a component waits; `use` would have to be given the same one after it is there
  if (!isLoaded(namespaces, language)) throw i18next.loadNamespaces(namespaces);
  return { t: i18next.getFixedT<Ns, undefined, Ns>(language, namespaces) };
}
