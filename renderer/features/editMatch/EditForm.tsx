import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { gamePath } from '../../../shared/routes/paths.ts';
import { failureText } from '../../api/failures.ts';
import { useText } from '../../i18n/useText.ts';
import { zoneCity } from '../../i18n/zoneCity.ts';
import { useAction } from '../../stores/Action.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { focusProblem, ignoreEnter } from '../../ui/forms/formFocus.ts';
import { goFromHere, useRoute } from '../../ui/route.ts';
import { AnswerTimeField } from '../matchForm/AnswerTimeField.tsx';
import { CourtFields } from '../matchForm/CourtFields.tsx';
import { CourtSelect, useClub } from '../matchForm/CourtSelect.tsx';
import { courtsAt } from '../matchForm/clubVenues.ts';
import styles from '../matchForm/MatchForm.module.css';
import { NoteField } from '../matchForm/NoteField.tsx';
import { Step, WhenStep } from '../matchForm/Step.tsx';
import { WhereStep } from '../matchForm/WhereStep.tsx';
import { EditDraft } from './EditDraft.ts';
import { EditSummary } from './EditSummary.tsx';
import { askedParts } from './editParts.ts';

/** How often past windows are looked for, in milliseconds. */
const TICK = 30_000;

/** The draft lives as long as the form and follows the game; its input is kept beyond it. */
function useEditDraft(game: Game): EditDraft {
  const { api, games, config } = useStores();
  const { search } = useRoute();
  const [draft] = useState(() => {
    const fresh = new EditDraft(game, { api, games, now: config.now });
    fresh.take(askedParts(game, search, config.now()));
    return fresh;
  });
  useEffect(() => draft.follow(game), [draft, game]);
  useKept('edit', draft);
  useEffect(() => {
    const ticking = setInterval(draft.tick, TICK);
    void draft.venues.loadEarlier();
    return () => clearInterval(ticking);
  }, [draft]);
  return draft;
}

/** Which court of its club the match is on, and taking it out of the club; nothing for most matches (R-club-match). */
const ClubFields = observer(function ClubFields({ game, draft }: { game: Game; draft: EditDraft }) {
  const t = useText();
  const club = useClub(game.club);
  if (!game.club) return null;
  const { court } = game;
  const offered = club ? courtsAt(club, draft.venues.filled, game.sport) : [];
  const courts = court && offered.every(({ id }) => id !== court.id) ? [court, ...offered] : offered;
  return (
    <div className={styles.fields}>
      {courts.length > 0 && !draft.leavesClub && (
        <CourtSelect courts={courts} value={draft.courtId} onChange={draft.setCourtId} />
      )}
      <Checkbox
        label={t('edit.club.leave', { club: game.club.name })}
        hint={t(game.audience === 'CLUB' ? 'edit.club.leave.members' : 'edit.club.leave.hint')}
        checked={draft.leavesClub}
        onChange={draft.setLeavesClub}
      />
    </div>
  );
});

/** Times, venues, answer time and note of a game; saving sends the changes. */
export const EditForm = observer(function EditForm({ game }: { game: Game }) {
  const t = useText();
  const { feedback, games, language } = useStores();
  const route = useRoute();
  const draft = useEditDraft(game);
  const form = useRef<HTMLFormElement>(null);

  const save = useAction(
    async () => {
      const goOn = goFromHere(route);
      if (!(await draft.save())) {
        focusProblem(form.current);
        return;
      }
      feedback.toast({ id: 'edit.saved', tone: 'success', text: 'edit.saved', stays: false });
      goOn(gamePath(game.id));
    },
    (failure, report) => {
      const { on } = report();
      // There is nothing on the page to mark: an alert says it.
      if (on === 'fields' || on === 'screen') feedback.open('alert.refused.title', failureText(failure));
      // Whether it can still be changed is in the game; after a failure the old game stays on screen.
      if (failure.status === 409 || failure.status === 403) void games.load(game.id).catch(() => undefined);
    },
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isBusy) return;
    if (draft.attempt()) void save.run();
    else focusProblem(form.current);
  };
  const { expiry: expiryProblem, court: courtProblem } = draft.problems;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onKeyDown={ignoreEnter}>
      <div className={styles.steps}>
        <WhenStep number={1} windows={draft.windows} problem={draft.attempted ? draft.problems.windows : null}>
          <p className={styles.quiet}>
            {t('organise.zone.summary', { zone: zoneCity(game.timezone, language.language) })}
          </p>
        </WhenStep>
        <WhereStep
          number={2}
          venues={draft.venues}
          attempted={draft.attempted}
          problem={draft.attempted ? draft.problems.venues : null}
          onPick={draft.venues.pick}
        >
          <ClubFields game={game} draft={draft} />
          <CourtFields
            court={draft.court}
            timezone={game.timezone}
            problem={courtProblem}
            attempted={draft.attempted}
            onChange={draft.setCourt}
          />
        </WhereStep>
        <Step number={3} title={t('organise.finish.title')}>
          <AnswerTimeField
            days={draft.expiryDays}
            answerBy={draft.answerBy}
            timezone={game.timezone}
            error={expiryProblem && t(expiryProblem)}
            onChange={draft.setExpiryDays}
          />
          <NoteField value={draft.notes} onChange={draft.setNotes} />
        </Step>
      </div>
      <div className={styles.summary}>
        <EditSummary draft={draft} busy={save.isBusy} />
      </div>
    </form>
  );
});
