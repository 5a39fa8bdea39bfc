import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { KnownPeople } from '../../invitees/KnownPeople.ts';
import { Invitations } from './Invitations.ts';

configure({ enforceActions: 'always' });

const KIM = { firstName: 'Kim', lastName: 'Li', email: 'kim@mail.example' };
const newForm = () => new Invitations(() => ({ own: [], invited: [] }), new KnownPeople(testWorld({}).root.api));
const ZOE = { id: 'u2', firstName: 'Zoë', lastName: 'Ray' };

function filled(): Invitations {
  const form = newForm();
  form.setOpen(true);
  const [row] = form.guests.rows;
  for (const field of ['firstName', 'lastName', 'email'] as const) form.guests.set(row?.key ?? '', field, KIM[field]);
  form.known.toggle(ZOE);
  return form;
}

test('the people typed and picked are kept while the form is open, and the form opens with them', () => {
  const kept = filled().typed;
  expect(kept).toEqual({ guests: [KIM], known: [ZOE] });
  const again = newForm();
  again.restore(JSON.parse(JSON.stringify(kept)));
  expect(again.open).toBe(true);
  expect(again.toBody()).toEqual([KIM, { id: 'u2' }]);
});

test('nothing is kept of an empty form, a closed one, or one that was sent', () => {
  const form = filled();
  form.setOpen(false);
  expect(form.typed).toBeNull();
  form.setOpen(true);
  expect(form.typed).toEqual({ guests: [KIM], known: [ZOE] });
  form.close();
  form.setOpen(true);
  expect(form.typed).toBeNull();
});

test.each([null, 'x', {}, [{ firstName: 'Kim' }], { guests: [], known: [{}] }])(
  'what cannot be read opens nothing: %j',
  (kept) => {
    const form = newForm();
    form.restore(kept);
    expect(form.open).toBe(false);
  },
);
