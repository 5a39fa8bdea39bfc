import { observer } from 'mobx-react-lite';
import { formatDay, formatDuration, formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CourtLines } from '../../ui/court/CourtLines.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import styles from './DraftSummary.module.css';
import type { OrganiseDraft } from './draft/OrganiseDraft.ts';
import { PreviewButton } from './preview/PreviewButton.tsx';

/** What the guests will read, and the button that sends it. */
export const DraftSummary = observer(function DraftSummary({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { formats, session } = useStores();
  const { choices, windows, venues, guests, known, problems } = draft;
  const type = choices.matchType === 'OPENDOUBLE' ? 'OPENDOUBLE' : 'SINGLE';
  const count = draft.guestCount;
  const { length: matches } = draft.series;
  // Of a series each match has one line, the first of its times.
  const firsts = draft.series.flatMap(({ calendarPreference: [first] }) => first ?? []);
  const times = matches > 1 ? firsts : windows.periods;
  const isWaiting = session.user?.emails.every(({ validated }) => !validated);
  return (
    <aside className={styles.card} data-sport={choices.sport} aria-label={t('organise.summary')}>
      <header className={styles.court}>
        <div className={styles.lines}>
          <CourtLines sport={choices.sport} fade />
        </div>
        <p className={styles.sport}>{t(`sport.${choices.sport}`)}</p>
        <p>
          {t(`organise.type.${type}`)}, {formatDuration(choices.duration, formats)}
        </p>
      </header>
      <dl className={styles.facts}>
        <dt>
          <Icon name="calendar" size="s" />
          {t('organise.when.title')}
        </dt>
        {windows.periods.length === 0 && <dd>{t('organise.summary.empty')}</dd>}
        {times.map(({ fromTime, toTime }) => (
          <dd key={fromTime + toTime}>
            {formatDay(fromTime, choices.timezone, formats)}, {formatTime(fromTime, choices.timezone, formats)}–
            {formatTime(toTime, choices.timezone, formats)}
          </dd>
        ))}
        <dt>
          <Icon name="pin" size="s" />
          {t('organise.where.title')}
        </dt>
        <dd>
          {venues.rows
            .map(({ name }) => name.trim())
            .filter(Boolean)
            .join(', ') || t('organise.summary.empty')}
        </dd>
        <dt>
          <Icon name="people" size="s" />
          {t('organise.guests.title')}
        </dt>
        <dd>
          {[
            ...guests.filled.map(({ firstName, email }) => firstName.trim() || email.trim()),
            ...known.picks.map(({ firstName }) => firstName),
            draft.isOpen && t('organise.summary.open'),
          ]
            .filter(Boolean)
            .join(', ') || t('organise.summary.empty')}
        </dd>
      </dl>
      <div className={styles.send}>
        {isWaiting && <p className={styles.hint}>{t('organise.send.waits')}</p>}
        <p role="alert" className={styles.problem}>
          {draft.attempted && problems.count > 0 && (
            <>
              <Icon name="alert" size="s" />
              {t('organise.send.problems', { count: problems.count })}
            </>
          )}
        </p>
        <PreviewButton draft={draft} />
        <Button type="submit" variant="action" icon="mail" busy={draft.busy} wide>
          {matches > 1
            ? t('organise.send.series', { count: matches })
            : count > 0
              ? t('organise.send.count', { count })
              : t(draft.isOpen ? 'organise.send.open' : 'organise.send')}
        </Button>
      </div>
    </aside>
  );
});
