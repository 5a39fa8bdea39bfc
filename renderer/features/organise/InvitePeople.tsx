import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { isWithinLimit, MEMBERSHIP_LIMITS } from '../../../shared/domain/membership.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './GamePage.module.css';
import { GuestRows } from './GuestRows.tsx';
import { Invitations } from './Invitations.ts';
import type { OwnGame } from './OwnGame.ts';

/** Invites more people to a game that looks for players, or for the waiting list of an agreed one. */
export const InvitePeople = observer(function InvitePeople({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const { games, session } = useStores();
  const [sent, setSent] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const [form] = useState(
    () =>
      new Invitations(() => ({
        own: session.user?.emails.map(({ email }) => email.toLowerCase()) ?? [],
        invited: games.get(own.id)?.invitee.flatMap(({ email }) => email?.toLowerCase() ?? []) ?? [],
      })),
  );
  useKept('invite', form);
  const { guests } = form;
  const level = session.user?.membershipLevel ?? 'PLAYIT';
  const count = guests.filled.length;
  const isOver = !isWithinLimit(level, 'guestsPerGame', game.invitee.length + count);

  const send = async () => {
    const deed = { actionType: 'INVITE', contactList: guests.toBody() } as const;
    const isDone = await own.act(
      deed,
      ({ code, data }) => code === 'E.bad.request' && guests.refuse(data.fields ?? {}),
    );
    if (!isDone) return;
    // Without a proved address they wait, as the page's notice says.
    if (session.user?.emails.some(({ validated }) => validated)) setSent(deed.contactList.length);
    form.close();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    guests.attempt();
    if (own.busy || count === 0 || isOver) return;
    if (guests.problems.size === 0) void send();
    else requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <Card title={t('ownGame.invite.title')}>
      <div role="status" className={styles.status}>
        {sent > 0 && <Notice tone="success">{t('ownGame.sent', { count: sent })}</Notice>}
      </div>
      {form.open ? (
        <form ref={element} className={styles.form} noValidate onSubmit={handleSubmit}>
          <p className={styles.quiet}>{t('organise.guests.text')}</p>
          <GuestRows guests={guests} />
          {isOver && (
            <Notice tone="error" live>
              {t('organise.guests.problem.limit', { limit: MEMBERSHIP_LIMITS[level].guestsPerGame ?? 0 })}
            </Notice>
          )}
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" icon="mail" disabled={count === 0} busy={own.busy === 'INVITE'}>
              {count > 0 ? t('organise.send.count', { count }) : t('organise.send')}
            </Button>
            <Button variant="quiet" onClick={() => form.setOpen(false)}>
              {t('ownGame.back')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className={styles.quiet}>
            {t(game.status === 'SCHEDULED' ? 'ownGame.invite.reserve' : 'ownGame.invite.text')}
          </p>
          <div>
            <Button icon="plus" onClick={() => form.setOpen(true)}>
              {t('ownGame.invite.open')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
});
