import { observer } from 'mobx-react-lite';
import type { Report } from '../../../shared/contract/schemas/operator.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { KnownPerson } from './KnownPerson.tsx';
import styles from './OperatorPage.module.css';
import { useMoment } from './useMoment.ts';

interface ReportCardProps {
  report: Report;
  busy: boolean;
  onDismiss: () => void;
  onClose: () => void;
  onReopen: () => void;
  onOpenAccount: () => void;
}

/** One report: its person, reason and author, and the actions on it. */
export const ReportCard = observer(function ReportCard(props: ReportCardProps) {
  const { report, busy, onDismiss, onClose, onReopen, onOpenAccount } = props;
  const t = useText();
  const moment = useMoment();
  const { session } = useStores();
  const { reported, reporter, state } = report;
  const isOpen = state === 'OPEN';
  return (
    <Card as="li">
      <div className={styles.head}>
        <strong className={styles.name}>
          <KnownPerson person={reported} linked={!reported.closed} />
        </strong>
        {isOpen ? (
          <Tag tone={reported.closed ? 'error' : 'warn'}>
            {t(reported.closed ? 'operator.reports.state.CLOSED' : 'operator.reports.open')}
          </Tag>
        ) : (
          <Tag tone={state === 'CLOSED' ? 'error' : 'neutral'}>{t(`operator.reports.state.${state}`)}</Tag>
        )}
      </div>
      <p>{t(`report.${report.reason}`)}</p>
      {report.comment !== '' && <blockquote className={styles.comment}>{report.comment}</blockquote>}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('operator.reports.by')}</dt>
          <dd>
            <KnownPerson person={reporter} linked />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('operator.log.when')}</dt>
          <dd>{moment(report.createdAt)}</dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        {isOpen && (
          <Button busy={busy} onClick={onDismiss}>
            {t('operator.reports.dismiss')}
          </Button>
        )}
        {isOpen && session.user?.id !== reported.id && !reported.closed && (
          <Button variant="danger" onClick={onClose}>
            {t('operator.accounts.close')}
          </Button>
        )}
        {!isOpen && (
          <Button busy={busy} onClick={onReopen}>
            {t('operator.reports.reopen')}
          </Button>
        )}
        {reported.closed && <Button onClick={onOpenAccount}>{t('operator.accounts.open')}</Button>}
      </div>
    </Card>
  );
});
