import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { failureText, failureValues } from '../../../api/failures.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { CALENDAR_ICON, COPY_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from './CalendarFeed.module.css';
import { FeedAddress } from './FeedAddress.ts';

/** Calendar apps open it by themselves. */
const webcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The secret address at which a calendar app finds the agreed matches. */
export const CalendarFeed = observer(function CalendarFeed() {
  const t = useText();
  const { api, feedback } = useStores();
  const [feed] = useState(() => new FeedAddress(api, (failure) => feedback.report(failure)));
  const [isAsking, setAsking] = useState(false);
  useEffect(() => void feed.load(), [feed]);
  const { state } = feed.query;

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      feedback.toast({ id: 'feed.copied', tone: 'success', text: 'share.copied', stays: false });
    } catch {
      // Forbidden by the browser: the address is in the field, selected by a tap.
      feedback.toast({ id: 'feed.copied', tone: 'info', text: 'share.copyByHand', stays: false });
    }
  };
  const renew = () => {
    setAsking(false);
    void feed.renew();
  };
  return (
    <Card title={t('feed.title')}>
      <p className={styles.text}>{t('feed.text')}</p>
      {state.status === 'failed' ? (
        <Notice tone="error" live action={<Button onClick={() => void feed.load()}>{t('alert.retry')}</Button>}>
          {t(failureText(state.failure), failureValues(state.failure))}
        </Notice>
      ) : state.status !== 'ready' ? (
        <Skeleton height={4} />
      ) : state.value === null ? (
        <div>
          <Button icon={CALENDAR_ICON} variant="primary" busy={feed.busy} onClick={() => void feed.renew()}>
            {t('feed.make')}
          </Button>
        </div>
      ) : (
        <>
          <TextField
            label={t('feed.address')}
            value={state.value}
            readOnly
            onChange={() => undefined}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={styles.ways}>
            <Button icon={COPY_ICON} variant="primary" onClick={() => void copy(state.value ?? '')}>
              {t('share.copy')}
            </Button>
            <a href={webcal(state.value)} className={styles.open}>
              {t('feed.open')}
            </a>
            <Button variant="quiet" busy={feed.busy} aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
              {t('feed.renew')}
            </Button>
          </div>
          {isAsking && (
            <Notice tone="warn" live action={<Button onClick={renew}>{t('feed.renew.yes')}</Button>}>
              {t('feed.renew.text')}
            </Notice>
          )}
          <p className={styles.text}>{t('feed.secret')}</p>
        </>
      )}
    </Card>
  );
});
