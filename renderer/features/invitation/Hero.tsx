import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { expiryLeft } from '../../../shared/domain/match/expiry.ts';
import { asksAnswer, type HeaderState } from '../../../shared/domain/match/headerState.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { chunk } from '../../common/chunk.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { formatDuration } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { classNames } from '../../ui/classNames.ts';
import { FactLine } from '../../ui/display/FactLine.tsx';
import { CLOCK_ICON } from '../../ui/display/icons.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import { Stamp } from '../ticket/Stamp.tsx';
import { InvitationCourt } from './court/InvitationCourt.tsx';
import styles from './Hero.module.css';
import type { InvitationStore } from './InvitationStore.ts';
import { loadOutcome } from './outcome/loadOutcome.ts';

interface TimeToAnswer {
  unit: 'hours' | 'day' | 'days';
  count: number;
}

/**
 * @param now ISO instant
 * @returns how long there is to answer; null for those who have answered, and where there is no time (R-expiry-left)
 */
export function timeToAnswer(
  { status, expiresAt }: Pick<Game, 'status' | 'expiresAt'>,
  header: HeaderState,
  now: string,
): TimeToAnswer | null {
  const { unit, count } = expiryLeft(expiresAt, now);
  if (status !== 'CONFIRMED' || !asksAnswer(header) || unit === 'none' || unit === 'expired') return null;
  return { unit, count };
}

interface HeroProps {
  store: InvitationStore;
  game: Game;
}

type Unsaid = 'pending' | 'sharing' | 'scheduled' | 'played';
/** States whose picture needs no words. */
const isUnsaid = (header: HeaderState): header is Unsaid =>
  ['pending', 'sharing', 'scheduled', 'played'].includes(header);

/** Keeps the stub's room until its code has come. */
const Stub = chunk(async () => ({ default: (await loadOutcome()).TicketStub }), {
  name: 'ticketStub',
  waiting: <div className={styles.stub} />,
}).Part;

/**
 * The inviter and the match: the court with its people, and words that follow the state of the answer (R-header-state). Once
 * the match is agreed it is a ticket: the court, and below the perforation when and where.
 */
export const Hero = observer(function Hero({ store, game }: HeroProps) {
  const t = useText();
  const nameOf = usePersonName();
  const heading = useRef<HTMLHeadingElement>(null);
  const { answers } = store.sending;
  useEffect(() => {
    if (answers === 0) return;
    // The result of the answer is told at the top, to eyes and ears.
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [answers]);

  const header = store.header ?? 'pending';
  const isOwn = game.userRole === 'OWNER' && header === 'pending';
  // These states say beside their controls what to do.
  let lead: TextKey | null = isUnsaid(header) ? null : `invitation.lead.${header}`;
  if (isOwn) lead = 'invitation.lead.own';
  // Nothing is agreed by itself where the organiser chooses.
  else if (header === 'accepted' && game.gamePreference.candidateMethod === 'CHOOSE')
    lead = 'invitation.lead.acceptedChoose';
  const asksScore = header === 'over' && store.can('SET_SCORE');
  if (asksScore) lead = null;
  // For any other reach, a notice below says so.
  const isReached = game.reach === 'MAIL' || game.reach === 'DEVICE' ? game.reach : null;
  const reach = isOwn || header === 'accepted' || header === 'waitingList' ? isReached : null;
  const values = {
    name: nameOf(game.owner),
    place: game.waiting ?? 1,
    first: game.owner.firstName,
    guest: game.currentInvitee?.user.firstName ?? '',
    sport: t(`sport.${game.sport}`),
  };
  const isTicket = game.fromTime !== null && game.status !== 'CANCELED';
  let words: TextKey = `invitation.header.${header}`;
  if (isOwn) words = 'invitation.header.own';
  else if (header === 'pending' && !values.guest) words = 'invitation.header.unnamed';
  else if (asksScore) words = 'ownGame.score.title';
  const title = (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {t(words, values)}
    </h1>
  );
  // The court tells the news itself, and asks its players; other news comes before the ticket.
  const isMoment = isTicket && (header === 'scheduled' || asksScore);
  const picture = (
    <div className={styles.picture}>
      <InvitationCourt store={store} game={game} className={styles.court}>
        {isMoment ? (
          <>
            {title}
            {store.moment === 'match' && <Stamp />}
          </>
        ) : undefined}
      </InvitationCourt>
      {isTicket && (
        <Stub game={game} token={store.token} isPlaying={header === 'scheduled' && game.status === 'SCHEDULED'} />
      )}
    </div>
  );
  return (
    <header className={classNames(styles.hero, isTicket && styles.ticket)} data-state={header}>
      {(isMoment || !isTicket) && picture}
      <div className={classNames(styles.words, isMoment && !game.notes && styles.none)}>
        {!isMoment && title}
        {lead && <p className={styles.lead}>{t(lead, values)}</p>}
        {reach && <p className={styles.lead}>{t(`invitation.reach.${reach}`)}</p>}
        {!isTicket && <MatchFacts store={store} game={game} />}
        {game.notes && (
          <blockquote className={styles.note}>
            <footer>{game.owner.firstName}</footer>
            <p>
              <q>{game.notes}</q>
            </p>
          </blockquote>
        )}
      </div>
      {isTicket && !isMoment && picture}
    </header>
  );
});

/** The kind of match, and how long there is to answer. */
const MatchFacts = observer(function MatchFacts({ store, game }: HeroProps) {
  const t = useText();
  const { formats } = useStores();
  const left = timeToAnswer(game, store.header ?? 'pending', store.now);
  const { matchType, matchCategory, duration } = game.gamePreference;
  const facts = [
    // The question names the sport already.
    ...(store.header === 'pending' ? [] : [t(`sport.${game.sport}`)]),
    t(`matchType.${matchType}`),
    formatDuration(duration, formats),
    t(matchCategory === 'PRACTICEHIT' ? 'invitation.unrated' : 'invitation.rated'),
  ];
  return (
    <div className={styles.facts}>
      <p>
        <FactLine facts={facts} />
      </p>
      {left && (
        <Tag tone="warn" icon={CLOCK_ICON}>
          {t(`expiry.${left.unit}`, { count: left.count })}
        </Tag>
      )}
    </div>
  );
});
