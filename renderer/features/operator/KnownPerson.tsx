import { observer } from 'mobx-react-lite';
import { PlayerLink } from '../../common/people/PlayerLink.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';

interface KnownPersonProps {
  person: { code: string; firstName: string; lastName: string } | null;
  /** Whether they have a public profile. */
  linked?: boolean;
}

/** A person by name; somebody who has left has none. */
export const KnownPerson = observer(function KnownPerson({ person, linked = false }: KnownPersonProps) {
  const t = useText();
  const nameOf = usePersonName();
  const name = person ? nameOf(person).trim() : '';
  if (!person || name === '') return <span>{t('operator.left')}</span>;
  return <PlayerLink code={linked ? person.code : null}>{name}</PlayerLink>;
});
