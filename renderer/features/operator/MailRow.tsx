import { observer } from 'mobx-react-lite';
import type { UndeliveredMail } from '../../../shared/contract/schemas/operator.ts';
import { AddressText } from '../../common/people/AddressText.tsx';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { AGAIN_ICON } from '../../ui/display/icons.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import styles from './OperatorPage.module.css';
import { useMoment } from './useMoment.ts';

interface MailRowProps {
  mail: UndeliveredMail;
  busy: boolean;
  onTryAgain: () => void;
  onGiveUp: () => void;
}

/** One mail: its recipient and subject, since when and why it is here. */
export const MailRow = observer(function MailRow({ mail, busy, onTryAgain, onGiveUp }: MailRowProps) {
  const t = useText();
  const moment = useMoment();
  const again = t('operator.mails.again');
  const giveUp = t('operator.mails.giveUp');
  const isWaiting = mail.failedAt === null && mail.problem === null && mail.tries > 0 && mail.nextTryAt !== null;
  return (
    <Card as="li">
      <div className={styles.head}>
        <strong className={styles.name}>
          <AddressText>{mail.to}</AddressText>
        </strong>
        <Tag>{t(`operator.mail.${mail.kind}`)}</Tag>
      </div>
      <p className={styles.quiet}>{t('operator.mails.written', { when: moment(mail.createdAt) })}</p>
      {mail.nextTryAt !== null ? (
        <div>
          <Tag tone="warn">{t('operator.mails.next', { tries: mail.tries, when: moment(mail.nextTryAt) })}</Tag>
        </div>
      ) : (
        mail.failedAt !== null && (
          <div>
            <Tag tone="error">{t('operator.mails.failed', { when: moment(mail.failedAt) })}</Tag>
          </div>
        )
      )}
      {mail.problem && <p>{t(`operator.problem.${mail.problem}`)}</p>}
      {isWaiting &&
        (mail.soon ? (
          <div>
            <Tag tone="info">{t('operator.mails.soon')}</Tag>
          </div>
        ) : (
          <div className={styles.buttons}>
            <Button icon={AGAIN_ICON} aria-label={`${again}: ${mail.to}`} busy={busy} onClick={onTryAgain}>
              {again}
            </Button>
            <Button variant="quiet" aria-label={`${giveUp}: ${mail.to}`} onClick={onGiveUp}>
              {giveUp}
            </Button>
          </div>
        ))}
    </Card>
  );
});
