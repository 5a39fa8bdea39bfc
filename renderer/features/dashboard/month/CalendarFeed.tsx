import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getCalendarFeed, renewCalendarFeed } from '../../../../shared/contract/settings.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import { useCopy } from '../../../common/device/useCopy.ts';
import { LinkField, LinkText, LinkWays } from '../../../common/links/LinkToCopy.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { Query } from '../../../stores/Query.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { CALENDAR_ICON, COPY_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

/** Calendar apps open it by themselves. */
const webcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The secret address at which a calendar app finds the agreed matches. */
export const CalendarFeed = observer(function CalendarFeed() {
  const t = useText();
  const { api, feedback } = useStores();
  // Null as long as there is no address.
  const [feed] = useState(() => new Query(() => api.call(getCalendarFeed).then(({ url }) => url)));
  const [isAsking, setAsking] = useState(false);
  useEffect(() => void feed.load(), [feed]);
  const { state } = feed;

  const copy = useCopy();
  const renew = useAction(
    async () => {
      setAsking(false);
      feed.set((await api.call(renewCalendarFeed)).url);
    },
    (failure) => feedback.report(failure),
  );
  return (
    <Card title={t('feed.title')}>
      <LinkText>{t('feed.text')}</LinkText>
      {state.status === 'failed' ? (
        <Notice tone="error" live action={<Button onClick={() => void feed.load()}>{t('alert.retry')}</Button>}>
          {t(failureText(state.failure), failureValues(state.failure))}
        </Notice>
      ) : state.status !== 'ready' ? (
        <Skeleton height={4} />
      ) : state.value === null ? (
        <div>
          <Button icon={CALENDAR_ICON} variant="primary" busy={renew.isBusy} onClick={() => void renew.run()}>
            {t('feed.make')}
          </Button>
        </div>
      ) : (
        <>
          <LinkField label={t('feed.address')} url={state.value} />
          <LinkWays>
            <Button icon={COPY_ICON} variant="primary" onClick={() => void copy(state.value ?? '')}>
              {t('share.copy')}
            </Button>
            <a href={webcal(state.value)}>{t('feed.open')}</a>
            <Button variant="quiet" busy={renew.isBusy} aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
              {t('feed.renew')}
            </Button>
          </LinkWays>
          {isAsking && (
            <Notice tone="warn" live action={<Button onClick={() => void renew.run()}>{t('feed.renew.yes')}</Button>}>
              {t('feed.renew.text')}
            </Notice>
          )}
          <LinkText>{t('feed.secret')}</LinkText>
        </>
      )}
    </Card>
  );
});
