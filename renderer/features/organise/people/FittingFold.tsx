import { observer } from 'mobx-react-lite';
import { PEER_REACH } from '../../../../shared/domain/people/peers.ts';
import { inLine } from '../../../../shared/locales/intl.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { SEARCH_ICON } from '../../../ui/display/icons.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import list from '../../invitees/KnownList.module.css';
import styles from '../../invitees/People.module.css';
import type { Composer } from '../Composer.ts';

/** People of the organiser's level, known or not: how many in one line, which opens their names (R-people-fitting). */
export const FittingFold = observer(function FittingFold({ composer }: { composer: Composer }) {
  const t = useText();
  const nameOf = usePersonName();
  const { language } = useStores().language;
  const { fitting, draft } = composer;
  const { level, people, peers } = fitting;
  if (level === null || people.length === 0) return null;
  const isOpen = composer.isOpen('fitting');
  const figure = (value: number) => formatRating(value, language);
  const range = { from: figure(level - PEER_REACH), to: figure(level + PEER_REACH) };
  return (
    <>
      <button
        type="button"
        className={styles.fitting}
        aria-expanded={isOpen}
        onClick={() => composer.toggle('fitting', !isOpen)}
      >
        <Icon path={SEARCH_ICON} size="s" />
        {peers.length > 0 ? t('organise.fitting', { ...range, count: peers.length }) : t('organise.fitting.nearest')}
      </button>
      {isOpen && fitting.isRough() && <p className={list.quiet}>{t('levels.provisional.guess')}</p>}
      {isOpen && (
        <ul className={list.list} aria-label={t('ask.near')}>
          {people.map((person) => (
            <li key={person.id} className={list.item}>
              <Checkbox
                label={nameOf(person)}
                hint={inLine([t('known.level', { level: figure(person.level) }), person.location], ' · ')}
                checked={draft.known.isPicked(person.id)}
                onChange={() => draft.known.ask(person)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
