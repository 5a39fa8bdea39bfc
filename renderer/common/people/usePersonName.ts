import { type Named, personName } from '../../../shared/domain/people/personName.ts';
import { useStores } from '../../stores/StoreContext.ts';

/** @returns a function that writes a person's whole name in the language shown (R-name-order) */
export function usePersonName(): (person: Named) => string {
  const { language } = useStores().language;
  return (person) => personName(person, language);
}
