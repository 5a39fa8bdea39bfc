import { useState } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { Button, type ButtonVariant } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { ButtonLink, Link } from '../../ui/actions/Link.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { CHECK_ICON, CLOSE_ICON, EDIT_ICON, EXTERNAL_ICON, SHARE_ICON, TRASH_ICON } from '../../ui/display/icons.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { TextArea, TextField } from '../../ui/forms/TextField.tsx';
import styles from './GalleryPage.module.css';
import { TYPES, type Type } from './sampleGame.ts';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'action', 'secondary', 'quiet', 'danger'];

function Buttons() {
  return (
    <Card title="Buttons and links">
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon={CHECK_ICON}>
            With icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
        </div>
      ))}
      <div className={styles.board}>
        <Button variant="glass" icon={SHARE_ICON}>
          Glass, on a board
        </Button>
      </div>
      <div className={styles.row}>
        <Button variant="action" big>
          Big
        </Button>
        <IconButton icon={EDIT_ICON} label="Edit" />
        <IconButton icon={TRASH_ICON} label="Delete" disabled />
        <ButtonLink to={PATHS.gallery} icon={EXTERNAL_ICON}>
          Button that leads away
        </ButtonLink>
        <Link to={PATHS.gallery}>Link</Link>
      </div>
      <Button variant="primary" wide>
        Wide
      </Button>
    </Card>
  );
}

/** Buttons and fields, in every state. */
export function ControlSamples() {
  const [text, setText] = useState('');
  const [type, setType] = useState<Type>('SINGLE');
  return (
    <>
      <Buttons />
      <Card title="Fields">
        <div className={styles.grid}>
          <TextField label="Name" hint="As the others know you" value={text} onChange={setText} />
          <TextField label="Email" error="This is not an email address." value="ann@" onChange={() => undefined} />
          <TextField label="Disabled" value="Court 4" disabled onChange={() => undefined} />
          <TextField
            label="With something at its end"
            value={text}
            onChange={setText}
            end={<IconButton icon={CLOSE_ICON} label="Empty it" onClick={() => setText('')} />}
          />
          <Select label="Type" options={TYPES} value={type} onChange={setType} />
          <Select label="Type, wrong" error="Please choose." options={TYPES} value={type} onChange={setType} />
          <TextArea label="Note" value={text} onChange={setText} placeholder="Bring balls" />
          <TextArea label="Note, too long" error="At most 500 signs." value={text} onChange={setText} />
        </div>
      </Card>
    </>
  );
}
