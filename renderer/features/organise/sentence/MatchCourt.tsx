import { observer } from 'mobx-react-lite';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Court } from '../../../ui/court/Court.tsx';
import type { CourtPlayer } from '../../../ui/court/positions.ts';
import { PHONE, useMedia } from '../../../ui/useMedia.ts';
import type { Composer } from '../Composer.ts';
import { courtSides, type Invited } from './courtSides.ts';
import styles from './Sentence.module.css';

const NOBODY_KNOWN = { profileImageId: null, level: null, provisional: false };

/** The players on the court: it fills as people are picked, and says how even the match is where that is known. */
export const MatchCourt = observer(function MatchCourt({ composer }: { composer: Composer }) {
  const t = useText();
  const { session, language } = useStores();
  const isPhone = useMedia(PHONE);
  const { choices, guests, known } = composer.draft;
  const picked = known.picks.map((pick): Invited => {
    const person = known.people.find(({ id }) => id === pick.id);
    const { profileImageId, level, provisional } = person ?? NOBODY_KNOWN;
    return { ...pick, key: pick.id, profileImageId, level, provisional };
  });
  const typed = guests.filled.map((row): Invited => ({ ...row, ...NOBODY_KNOWN }));
  const me = session.user;
  const { sides, more, evenness, isRough } = courtSides(
    {
      key: 'me',
      firstName: me?.firstName ?? '',
      lastName: me?.lastName ?? '',
      profileImageId: me?.profileImageId ?? null,
      level: composer.ownLevel?.level ?? null,
      provisional: composer.ownLevel?.provisional ?? false,
    },
    [...picked, ...typed],
    requiredPlayers(choices.matchType),
  );
  const playerOf = (person: Invited | null): CourtPlayer =>
    person && {
      key: person.key,
      name: person.key === 'me' ? t('organise.court.you') : person.firstName,
      picture: <PersonAvatar person={person} />,
    };
  const level = (value: number) => formatRating(value, language.language);
  return (
    <div className={styles.match}>
      <Court
        sport={choices.sport}
        sides={[sides[0].map(playerOf), sides[1].map(playerOf)]}
        // Names of two on a side lie over each other where there is so little room; the sentence has them too.
        size={isPhone && sides[0].length > 1 ? 's' : 'm'}
        openText={t('organise.court.open')}
        className={styles.court}
      />
      <p className={styles.even} role="status">
        {evenness
          ? t(`organise.even.${evenness.kind}`, { own: level(evenness.own), other: level(evenness.other) })
          : more > 0 && t('organise.court.more', { count: more })}
        {isRough && <small>{t('levels.provisional.guess')}</small>}
      </p>
    </div>
  );
});
