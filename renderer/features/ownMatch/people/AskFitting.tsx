import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import { MEMBERSHIP_LIMITS } from '../../../../shared/domain/membership/membership.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { freeSpotsIn } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { KnownPeople } from '../../invitees/KnownPeople.ts';

interface AskFittingProps {
  game: Game;
  known: KnownPeople;
  busy: boolean;
  onAsk: (people: { id: string }[]) => void;
}

/**
 * A spot is free: everybody known who fits and was not asked yet is asked at once, as many as the level has room for, after
 * a question that says whom.
 */
export const AskFitting = observer(function AskFitting({ game, known, busy, onAsk }: AskFittingProps) {
  const t = useText();
  const { session } = useStores();
  const [asked, setAsked] = useState<readonly KnownPerson[] | null>(null);
  const isFree = freeSpotsIn(game) > 0;
  useEffect(() => {
    if (isFree) void known.load();
  }, [known, isFree]);
  const limit = MEMBERSHIP_LIMITS[session.user?.membershipLevel ?? 'PLAYIT'].guestsPerGame;
  const room = limit === null ? known.fitting.length : Math.max(0, limit - game.invitee.length);
  const people = known.fitting.slice(0, room);
  const close = () => setAsked(null);
  if (!isFree || people.length === 0) return null;
  return (
    <>
      <Button icon="people" busy={busy} onClick={() => setAsked(people)}>
        {t('known.ask', { count: people.length })}
      </Button>
      {asked && (
        <Dialog
          title={t('known.ask.title', { count: asked.length })}
          closeLabel={t('alert.close')}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{t('known.ask.no')}</Button>
              <Button
                variant="primary"
                icon="mail"
                onClick={() => {
                  close();
                  onAsk(asked.map(({ id }) => ({ id })));
                }}
              >
                {t('known.ask.yes')}
              </Button>
            </>
          }
        >
          <p>{t('known.ask.text')}</p>
          <ul>
            {asked.map(({ id, firstName, lastName }) => (
              <li key={id}>
                {firstName} {lastName}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
});
