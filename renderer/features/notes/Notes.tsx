import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { MAX_NOTE_LENGTH } from '../../../shared/domain/limits.ts';
import { chunk } from '../../common/chunk.tsx';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { formatDay, formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { NOTE_ICON } from '../../ui/display/icons.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextArea } from '../../ui/forms/TextField.tsx';
import type { BlockButtonProps } from '../blocks/BlockButton.tsx';
import styles from './Notes.module.css';
import { type Note, NotesStore } from './NotesStore.ts';

export interface NotesProps {
  gameId: string;
  /** The token of an invitation; left out, the session is used. */
  token?: string | undefined;
  /** IANA zone of the venue: its clock dates the notes. */
  timezone: string;
  /** Rises whenever somebody may have said something. */
  news: number;
}

/** Notes of a game, and a field to add one (R-notes). */
const Notes = observer(function Notes({ gameId, token, timezone, news }: NotesProps) {
  const t = useText();
  const { api } = useStores();
  const [store] = useState(() => new NotesStore(api, gameId, token));
  useKept('note', store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of news is read
  useEffect(() => {
    void store.load();
  }, [store, news]);
  const send = useAction(store.send);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send.run();
  };
  const { state: notes } = store.notes;
  return (
    <>
      {(notes.status === 'idle' || notes.status === 'loading') && <Skeleton height={2.75} />}
      {notes.status === 'failed' && (
        <p>
          {t('notes.failed')} <Button onClick={() => void store.load()}>{t('alert.retry')}</Button>
        </p>
      )}
      {notes.status === 'ready' && notes.value.length === 0 && <p className={styles.quiet}>{t('notes.none')}</p>}
      <ul className={styles.notes} aria-live="polite" aria-label={t('notes.title')}>
        {notes.status === 'ready' &&
          notes.value.map((note) => (
            <Line key={note.id} note={note} timezone={timezone} onBlocked={() => void store.load()} />
          ))}
      </ul>
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextArea
          label={t('notes.label')}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={store.draft}
          onChange={store.write}
        />
        <Button type="submit" icon={NOTE_ICON} busy={send.isBusy} disabled={store.draft.trim() === ''}>
          {t('notes.send')}
        </Button>
      </form>
    </>
  );
});

interface LineProps {
  note: Note;
  timezone: string;
  onBlocked: () => void;
}

/** Guests can block nobody: their page does without its code. */
const Block = chunk<BlockButtonProps>(() =>
  import('../blocks/BlockButton.tsx').then((m) => ({ default: m.BlockButton })),
).Part;

const Line = observer(function Line({ note, timezone, onBlocked }: LineProps) {
  const { formats, session } = useStores();
  const name = usePersonName()(note.user);
  return (
    <li className={styles.note}>
      <PersonAvatar person={note.user} />
      <div className={styles.words}>
        <p className={styles.who}>
          <strong>{name}</strong>{' '}
          <time dateTime={note.createDt}>
            {formatDay(note.createDt, timezone, formats)}, {formatTime(note.createDt, timezone, formats)}
          </time>
        </p>
        <p className={styles.message}>{note.message}</p>
      </div>
      {session.user && session.user.id !== note.user.id && (
        <Block userId={note.user.id} name={name} onBlocked={onBlocked} />
      )}
    </li>
  );
});

export default Notes;
