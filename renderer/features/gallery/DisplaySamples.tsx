import { Button, Spinner } from '../../ui/actions/Button.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { FactLine } from '../../ui/display/FactLine.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { ALERT_ICON, BALL_ICON, CHECK_ICON, type IconPath } from '../../ui/display/icons.ts';
import iconSource from '../../ui/display/icons.ts?raw';
import { PictureKey } from '../../ui/display/PictureKey.tsx';
import { QrCode } from '../../ui/display/QrCode.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './GalleryPage.module.css';

/** By the source: a list of them as values would be a part of the first script of every page. */
const ICONS = [...iconSource.matchAll(/const (\w+_ICON) =\s+'([^']+)'/g)].map(
  ([, name = '', path = '']) => [name, path as IconPath] as const,
);

/** Parts to look at, in every state. */
export function DisplaySamples() {
  return (
    <>
      <Card title="Tags and people" action={<Button variant="quiet">Beside the title</Button>}>
        <div className={styles.row}>
          {(['neutral', 'action', 'info', 'success', 'warn', 'error'] as const).map((tone) => (
            <Tag key={tone} tone={tone} icon={tone === 'warn' ? ALERT_ICON : undefined}>
              {tone}
            </Tag>
          ))}
        </div>
        <div className={styles.row}>
          {(['s', 'm', 'l', 'xl'] as const).map((size) => (
            <Avatar key={size} initials="ZN" seed="ZoltánNagy" size={size} />
          ))}
        </div>
      </Card>
      <Card title="Facts in one line">
        <FactLine facts={['Singles', '90 min', 'Counts for levels']} />
      </Card>
      <Card title="Notices">
        {(['info', 'success', 'warn', 'error'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={tone} action={<Button>Way on</Button>}>
            Something to know about this page.
          </Notice>
        ))}
      </Card>
      <Card title="Icons">
        <ul className={styles.icons}>
          {ICONS.map(([name, path]) => (
            <li key={name}>
              <Icon path={path} />
              {name}
            </li>
          ))}
        </ul>
        <PictureKey>
          <span>
            <Icon path={CHECK_ICON} size="s" /> What a sign means
          </span>
        </PictureKey>
        <p className={styles.row}>
          <Icon path={BALL_ICON} size="s" /> <Icon path={BALL_ICON} /> <Icon path={BALL_ICON} size="l" /> <Spinner />
          <VisuallyHidden>Only spoken</VisuallyHidden>
        </p>
      </Card>
      <Card title="Waiting, nothing, a code">
        <Skeleton lines={3} />
        <Skeleton height={4} />
        <EmptyState title="No matches yet" action={<Button variant="primary">Organise one</Button>} sport="PADEL">
          Your first match is one invitation away.
        </EmptyState>
        <div className={styles.code}>
          <QrCode text="https://crosscourt.example/g/0123456789" label="QR code of a link" />
        </div>
      </Card>
    </>
  );
}
