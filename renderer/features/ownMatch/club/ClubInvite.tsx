import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../../shared/domain/limits.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { MAIL_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Chip, Chips } from '../../../ui/forms/Chips.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { FoldPart } from '../FoldPart.tsx';
import styles from '../GamePage.module.css';
import type { OwnGame } from '../OwnGame.ts';
import { sentInvitations } from '../people/Invitations.ts';
import { ListedPeople } from './ListedPeople.ts';

interface ClubInviteProps {
  own: OwnGame;
  game: Game;
  clubId: string;
}

/** Invites people of the club's list to its match (R-club-match-acts). */
export const ClubInvite = observer(function ClubInvite({ own, game, clubId }: ClubInviteProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { api } = useStores();
  const current = useRef(game);
  current.current = game;
  const [people] = useState(() => new ListedPeople(api, clubId, () => own.game ?? current.current));
  const [sent, setSent] = useState(0);
  const isWide = useMedia(WIDE);
  useEffect(() => {
    void people.list.load();
    return people.end;
  }, [people]);
  const { list, shown, picked, text } = people;
  const send = async () => {
    const before = game.invitee;
    if (!(await people.send((contactList) => own.act({ actionType: 'INVITE', contactList })))) return;
    setSent(own.game ? sentInvitations(own.game, before).length : 0);
  };
  return (
    <FoldPart title={t('ownGame.invite.title')} startsOpen={isWide && game.status === 'CONFIRMED'}>
      <div role="status" className={styles.status}>
        {sent > 0 && <Notice tone="success">{t('ownGame.sent', { count: sent })}</Notice>}
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (picked.length > 0 && !own.busy) void send();
        }}
      >
        <TextField
          label={t('club.people.search')}
          type="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={people.search}
        />
        {list.status === 'loading' && <Skeleton height={6} />}
        {list.failure && (
          <Notice tone="warn" action={<Button onClick={() => void list.load()}>{t('alert.retry')}</Button>}>
            {t(failureText(list.failure), failureValues(list.failure))}
          </Notice>
        )}
        {list.value && shown.length === 0 && <p className={styles.quiet}>{t('club.people.none')}</p>}
        {shown.length > 0 && (
          <Chips legend={t('club.tab.people')} legendHidden>
            {shown.map((entry) => (
              <Chip key={entry.id} checked={people.isPicked(entry)} onChange={() => people.toggle(entry)}>
                {nameOf(entry)}
              </Chip>
            ))}
          </Chips>
        )}
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            icon={MAIL_ICON}
            disabled={picked.length === 0}
            busy={own.busy === 'INVITE'}
          >
            {picked.length > 0 ? t('organise.send.count', { count: picked.length }) : t('organise.send')}
          </Button>
        </div>
      </form>
    </FoldPart>
  );
});
