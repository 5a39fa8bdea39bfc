import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { CourtLines } from '../../ui/court/CourtLines.tsx';
import { FactLine } from '../../ui/display/FactLine.tsx';
import styles from './ClubHead.module.css';

/** A club's name on the court of its first sport, with its sports and place. */
export const ClubHead = observer(function ClubHead({ club, children }: { club: Club; children?: ReactNode }) {
  const t = useText();
  const { language, formats } = useStores();
  const { name, sports, city, memberCount, role, asked, juniors } = club;
  const played = formatList(
    sports.map((sport) => t(`sport.${sport}`)),
    language.language,
  );
  const members =
    memberCount !== null &&
    t('club.members', { count: memberCount, members: formatNumber(memberCount, formats.language) });
  const facts = [
    members,
    juniors && t('club.juniors'),
    role !== null && t(`club.role.${role}`),
    asked && t('club.asked'),
  ].filter((fact) => fact !== false);
  return (
    <header className={styles.head} data-sport={sports[0]}>
      <div className={styles.lines} aria-hidden="true">
        <CourtLines sport={sports[0] ?? 'TENNIS'} />
      </div>
      <p>
        <FactLine facts={[played, ...(city ? [city] : [])]} />
      </p>
      <h1>{name}</h1>
      {facts.length > 0 && (
        <p>
          <FactLine facts={facts} />
        </p>
      )}
      {children}
    </header>
  );
});
