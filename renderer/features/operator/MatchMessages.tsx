import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { removeNote, searchNotes } from '../../../shared/contract/operator/operator.ts';
import type { PlayersNote } from '../../../shared/contract/schemas/operator.ts';
import { MAX_SEARCH_LENGTH } from '../../../shared/domain/limits.ts';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { OperatorAction } from './OperatorAction.ts';
import styles from './OperatorPage.module.css';
import { useMoment } from './useMoment.ts';

/** The players' messages in one match, and removing them. */
export const MatchMessages = observer(function MatchMessages({ doing }: { doing: OperatorAction }) {
  const t = useText();
  const { api } = useStores();
  const nameOf = usePersonName();
  const moment = useMoment();
  const [game, setGame] = useState('');
  const [asked, setAsked] = useState('');
  const [asking, setAsking] = useState<PlayersNote | null>(null);
  const [notes] = useState(() => new Query((wanted: string) => api.call(searchNotes, { body: { game: wanted } })));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = game.trim();
    if (wanted === '') return;
    setAsked(wanted);
    void notes.load(wanted);
  };
  const remove = ({ id }: PlayersNote) =>
    void doing.run(id, (body) => api.call(removeNote, { params: { id }, body }), {
      done: () => ({ text: 'operator.notes.removed' }),
      reload: () => notes.refresh(asked),
    });
  const { state } = notes;
  const isUnknown = state.status === 'failed' && state.failure.code === 'E.notFound';
  return (
    <Card title={t('operator.notes.title')}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('operator.notes.label')}
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          error={isUnknown ? t('operator.notes.unknown') : null}
          value={game}
          onChange={setGame}
        />
        <Button type="submit" busy={notes.busy}>
          {t('operator.notes.show')}
        </Button>
      </form>
      {state.status === 'failed' && !isUnknown && (
        <LoadFailed failure={state.failure} onRetry={() => void notes.load(asked)} />
      )}
      {state.status === 'ready' && state.value.length === 0 && <p role="status">{t('operator.notes.none')}</p>}
      {state.status === 'ready' && state.value.length > 0 && (
        <ul className={styles.rows}>
          {state.value.map((note) => (
            <li key={note.id} className={styles.fields}>
              <p className={styles.quiet}>
                {nameOf(note)}, {moment(note.createdAt)}
              </p>
              <blockquote className={styles.comment}>{note.message}</blockquote>
              <div>
                <Button
                  aria-label={`${t('operator.notes.remove')}: ${nameOf(note)}, ${moment(note.createdAt)}`}
                  busy={doing.busy === note.id}
                  onClick={() => setAsking(note)}
                >
                  {t('operator.notes.remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {asking && (
        <ConfirmDialog
          title={t('operator.notes.remove.title')}
          verb={t('operator.notes.remove')}
          back={t('profile.edit.cancel')}
          closeLabel={t('alert.close')}
          tone="danger"
          onConfirm={() => {
            setAsking(null);
            remove(asking);
          }}
          onBack={() => setAsking(null)}
        >
          {t('operator.notes.remove.text')}
        </ConfirmDialog>
      )}
    </Card>
  );
});
