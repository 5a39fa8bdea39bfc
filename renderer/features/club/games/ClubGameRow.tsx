import { observer } from 'mobx-react-lite';
import { loginPathFor } from '../../../../shared/routes/returnPath.ts';
import { usePeople } from '../../../common/people/usePeople.ts';
import { formatDayBrief, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink, Link } from '../../../ui/actions/Link.tsx';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { FactLine } from '../../../ui/display/FactLine.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { goFromHere, useRoute } from '../../../ui/route.ts';
import { viewMatch } from '../../dashboard/matchView.ts';
import { type OpenGamesStore, openGamePath } from '../../dashboard/OpenGamesStore.ts';
import styles from './ClubGames.module.css';

interface ClubGameRowProps {
  game: Game;
  store: OpenGamesStore;
}

/** A match of a club: a link for those with a part in it, else with the way in. */
export const ClubGameRow = observer(function ClubGameRow({ game, store }: ClubGameRowProps) {
  const t = useText();
  const people = usePeople();
  const { formats, language, session } = useStores();
  const { time, slot, offered, persons, path } = viewMatch(game, session.user?.id ?? '', language.language);
  const day = formatDayBrief(new Date(time), game.timezone, formats);
  const { requiredPlayerCount: needed, requiredAcceptedCount: accepted, locations } = game.summary;
  const free = game.status === 'CONFIRMED' ? Math.max(0, needed - accepted) : 0;
  const facts = [
    slot
      ? `${day}, ${formatTime(slot.fromTime, game.timezone, formats)}`
      : t('dashboard.offered.on', { count: offered, day }),
    game.court?.name ?? locations[0],
    free > 0 && t('club.games.free', { count: free }),
    game.audience === 'CLUB' && t('club.games.members'),
  ].filter((fact) => typeof fact === 'string');
  const sport = t(`sport.${game.sport}`);
  const names = people(persons.map(({ firstName }) => firstName));
  // Nobody may be in one's own yet.
  const title = names ? t('month.match', { sport, people: names }) : sport;
  return (
    <li>
      <CourtMark sport={game.sport} />
      <span className={styles.words}>
        {game.userRole === null ? <b>{title}</b> : <Link to={path}>{title}</Link>}
        <small>
          <FactLine facts={facts} />
        </small>
      </span>
      {game.userRole === null ? <WayIn game={game} store={store} /> : <Icon path={CHEVRON_RIGHT_ICON} />}
    </li>
  );
});

/** Joins by one press, or chooses a time first; visitors log in before. */
const WayIn = observer(function WayIn({ game, store }: ClubGameRowProps) {
  const t = useText();
  const { session } = useStores();
  const route = useRoute();
  const label = (
    <>
      {t(store.isAnsweredAtOnce(game) ? 'open.join' : 'open.choose')}
      <VisuallyHidden> {game.owner.firstName}</VisuallyHidden>
    </>
  );
  if (!session.loggedIn) return <ButtonLink to={loginPathFor(route.path)}>{label}</ButtonLink>;
  const join = async () => {
    const goOn = goFromHere(route);
    if (await store.join(game)) goOn(openGamePath(game.id));
  };
  return (
    <Button busy={store.busy === game.id} onClick={() => void join()}>
      {label}
    </Button>
  );
});
