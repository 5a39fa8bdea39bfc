import { useState } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from './GalleryPage.module.css';

const TYPES = [
  { value: 'SINGLE', label: 'Single', hint: 'One opponent' },
  { value: 'OPENDOUBLE', label: 'Open double', hint: 'Three more players; you choose a partner' },
] as const;

/** What one operates. */
export function ControlSamples() {
  const [text, setText] = useState('');
  const [type, setType] = useState<'SINGLE' | 'OPENDOUBLE'>('SINGLE');
  const [checked, setChecked] = useState(true);
  return (
    <>
      <Card title="Buttons">
        <div className={styles.row}>
          <Button variant="primary">Primary</Button>
          <Button variant="action" icon="check">
            Action: accept
          </Button>
          <Button>Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger" icon="trash">
            Danger
          </Button>
          <Button variant="primary" busy>
            Busy
          </Button>
          <Button disabled>Disabled</Button>
          <ButtonLink to={PATHS.gallery} icon="external">
            Link
          </ButtonLink>
          <IconButton icon="edit" label="Edit" />
        </div>
      </Card>
      <Card title="Fields">
        <div className={styles.grid}>
          <TextField label="Name" hint="As the others know you" value={text} onChange={setText} />
          <TextField label="Email" error="This is not an email address." value="ann@" onChange={() => undefined} />
          <TextField label="Disabled" value="Court 4" disabled onChange={() => undefined} />
          <Select label="Type" options={TYPES} value={type} onChange={setType} />
          <TextArea label="Note" value={text} onChange={setText} placeholder="Bring balls" />
          <div>
            <Segmented legend="Segmented" options={TYPES} value={type} onChange={setType} />
            <Checkbox label="Share my phone number" hint="Once agreed" checked={checked} onChange={setChecked} />
          </div>
          <RadioGroup legend="Radio group" options={TYPES} value={type} onChange={setType} />
        </div>
      </Card>
    </>
  );
}
