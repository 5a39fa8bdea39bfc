import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Blank } from '../../ui/forms/Blank.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Chip, Chips } from '../../ui/forms/Chips.tsx';
import { Fold, Folds } from '../../ui/forms/Fold.tsx';
import picks from '../../ui/forms/Picks.module.css';
import { Problem } from '../../ui/forms/Problem.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { TileInput } from '../../ui/forms/TileInput.tsx';
import { StarField } from '../../ui/sports/StarField.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './GalleryPage.module.css';
import { TYPES, type Type } from './sampleGame.ts';

/** The controls of choice, in every state. */
export function ChoiceSamples() {
  const [type, setType] = useState<Type>('SINGLE');
  const [none, setNone] = useState<Type | null>(null);
  const [checked, setChecked] = useState(true);
  const [stars, setStars] = useState<number | null>(4);
  return (
    <>
      <Card title="Choices">
        <div className={styles.grid}>
          <div>
            <Segmented legend="Segmented" options={TYPES} value={type} onChange={setType} />
            <Checkbox label="Share my phone number" hint="Once agreed" checked={checked} onChange={setChecked} />
            <label className={picks.pick}>
              <TileInput type="checkbox" checked={checked} onChange={() => setChecked(!checked)} />
              <span className={picks.face}>Tile</span>
            </label>
            <Checkbox label="Not now" checked={false} disabled onChange={() => undefined} />
          </div>
          <Chips legend="Chips">
            {TYPES.map(({ value, label }) => (
              <Chip key={value} name="chips" checked={value === type} onChange={() => setType(value)}>
                {label}
              </Chip>
            ))}
          </Chips>
          <RadioGroup legend="Radio group" options={TYPES} value={type} onChange={setType} />
          <RadioGroup
            legend="Nothing chosen"
            options={TYPES}
            value={none}
            error={none ? null : 'Please choose.'}
            onChange={setNone}
          />
        </div>
        <StarField
          legend="Stars"
          value={stars}
          onChange={setStars}
          labelOf={(number) => `${number} stars`}
          noneLabel="No stars"
        />
        <Problem>Something is wrong with all of this.</Problem>
        <p className={styles.sentence} data-sport="TENNIS">
          <Blank text="Riverside" question="which club?" onPress={() => undefined} />
          <Blank before="in" text="Gent" question="where?" onPress={() => undefined} />
          <Blank text="" question="when?" expanded={false} onPress={() => undefined} />
        </p>
      </Card>

      <Card title="Folds and tabs">
        <Folds>
          <Fold label="Length" value="1 hr">
            <Button>Way on</Button>
          </Fold>
          <Fold label="Open, with a longer name that needs more than one line on a phone" value="None" open>
            <Button>Way on</Button>
          </Fold>
        </Folds>
        <Tabs
          label="Tabs"
          tabs={TYPES.map(({ value, label }) => ({ key: value, label }))}
          current={type}
          onChange={setType}
        >
          <p>What belongs to the tab.</p>
        </Tabs>
      </Card>
    </>
  );
}
