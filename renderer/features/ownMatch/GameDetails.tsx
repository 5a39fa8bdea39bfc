import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { GamePreference } from '../../../shared/contract/schemas/gameAnswer.ts';
import { inLine } from '../../../shared/locales/intl.ts';
import { organiseAgainPath } from '../../../shared/routes/paths.ts';
import { formatDayBrief, formatRating, formatSlot, formatTime, formatZone } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { offeredWindows, venuesOf } from '../../stores/gameFacts.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import {
  AGAIN_ICON,
  BALL_ICON,
  CALENDAR_ICON,
  CLOCK_ICON,
  type IconPath,
  NOTE_ICON,
  PIN_ICON,
  TROPHY_ICON,
} from '../../ui/display/icons.ts';
import { courtText } from '../ticket/CourtFacts.tsx';
import styles from './GamePage.module.css';

/** The offer and its rules, and the way to offer it once more. */
export const GameDetails = observer(function GameDetails({ game }: { game: Game }) {
  const t = useText();
  const { formats } = useStores();
  const { timezone, gamePreference: match } = game;
  const answerBy = game.expiresAt;
  const court = [...(game.court ? [game.court.name] : []), ...courtText(game, t, formats.language)];
  const isOpen = game.status === 'CONFIRMED';
  const category = match.matchCategory === 'PRACTICEHIT' ? 'PRACTICEHIT' : 'CROSSCOURT';
  // Below a score that waits for nothing, or two that differ, there is no button for it. A match that was called off has it at the top.
  const isCopied =
    game.userRole === 'OWNER' && game.status !== 'CANCELED' && (!game.playedStatus || game.scoreClaims.length > 0);
  return (
    <>
      <dl className={styles.details}>
        {!game.fromTime && (
          <Fact icon={CALENDAR_ICON} term={t('ownGame.times')}>
            {offeredWindows(game).map((window) => {
              const slot = formatSlot(window, timezone, deviceZone(timezone), formats);
              return (
                <dd key={window.fromTime}>
                  {formatDayBrief(window.fromTime, timezone, formats)},{' '}
                  <span className={styles.range}>{slot.time}</span>
                  {slot.viewer && (
                    <small>
                      {t('ownGame.yourTime', {
                        when: `${slot.viewer.day}, ${slot.viewer.time}`,
                        zone: formatZone(slot.viewer.zone, window.fromTime, formats),
                      })}
                    </small>
                  )}
                </dd>
              );
            })}
          </Fact>
        )}
        <Fact icon={PIN_ICON} term={t(game.location ? 'ownGame.place' : 'ownGame.places')}>
          {(game.location ? [{ id: game.location.id, location: game.location }] : venuesOf(game).offered).map(
            ({ id, location }) => (
              <dd key={id}>
                {location.name}
                <small>{inLine([location.address, location.city], ', ')}</small>
              </dd>
            ),
          )}
        </Fact>
        {court.length > 0 && (
          <Fact icon={BALL_ICON} term={t('court.title')}>
            {court.map((part) => (
              <dd key={part}>{part}</dd>
            ))}
          </Fact>
        )}
        <Fact icon={TROPHY_ICON} term={t('ownGame.rules')}>
          <dd>{t(`organise.setRule.${match.gameSetRule}`)}</dd>
          <dd>{t(`organise.category.${category}`)}</dd>
          {isOpen && <dd>{t(`organise.method.${match.candidateMethod}`)}</dd>}
          {isOpen && <Wishes match={match} />}
        </Fact>
        {isOpen && answerBy && (
          <Fact icon={CLOCK_ICON} term={t('organise.expiry')}>
            <dd>
              {formatDayBrief(answerBy, timezone, formats)}, {formatTime(answerBy, timezone, formats)}
            </dd>
          </Fact>
        )}
        {game.notes && (
          <Fact icon={NOTE_ICON} term={t('organise.note')}>
            <dd className={styles.note}>{game.notes}</dd>
          </Fact>
        )}
      </dl>
      {isCopied && (
        <div>
          <ButtonLink to={organiseAgainPath(game.id)} icon={AGAIN_ICON}>
            {t('organise.again')}
          </ButtonLink>
        </div>
      )}
    </>
  );
});

/** A range with one end or two, or null when both are open. */
function rangeOf(from: number | null, to: number | null, write: (value: number) => string): string | null {
  if (from === null && to === null) return null;
  const end = (value: number | null) => (value === null ? '…' : write(value));
  return `${end(from)}–${end(to)}`;
}

const Wishes = observer(function Wishes({ match }: { match: GamePreference }) {
  const t = useText();
  const { language } = useStores();
  const rating = (value: number) => formatRating(value, language.language);
  const level = rangeOf(match.opponentsLevelFrom, match.opponentsLevelTo, rating);
  const age = rangeOf(match.opponentsAgeFrom, match.opponentsAgeTo, String);
  return (
    <>
      {level && <dd>{t('ownGame.wish.level', { range: level })}</dd>}
      {age && <dd>{t('ownGame.wish.age', { range: age })}</dd>}
      {match.opponentsGender === 'SAME' && <dd>{t('ownGame.wish.gender')}</dd>}
    </>
  );
});

function Fact({ icon, term, children }: { icon: IconPath; term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon path={icon} size="s" />
        {term}
      </dt>
      {children}
    </div>
  );
}
