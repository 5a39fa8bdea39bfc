import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { Invitations } from './Invitations.ts';

configure({ enforceActions: 'always' });

const KIM = { firstName: 'Kim', lastName: 'Li', email: 'kim@mail.example' };
const newForm = () => new Invitations(() => ({ own: [], invited: [] }));

function filled(): Invitations {
  const form = newForm();
  form.setOpen(true);
  const [row] = form.guests.rows;
  for (const field of ['firstName', 'lastName', 'email'] as const) form.guests.set(row?.key ?? '', field, KIM[field]);
  return form;
}

test('the people typed are kept while the form is open, and the form opens with them', () => {
  const kept = filled().typed;
  expect(kept).toEqual([KIM]);
  const again = newForm();
  again.restore(JSON.parse(JSON.stringify(kept)));
  expect(again.open).toBe(true);
  expect(again.guests.toBody()).toEqual([KIM]);
});

test('nothing is kept of an empty form, a closed one, or one that was sent', () => {
  const form = filled();
  form.setOpen(false);
  expect(form.typed).toBeNull();
  form.setOpen(true);
  expect(form.typed).toEqual([KIM]);
  form.close();
  form.setOpen(true);
  expect(form.typed).toBeNull();
});

test.each([null, 'x', {}, [{ firstName: 'Kim' }]])('what cannot be read opens nothing: %j', (kept) => {
  const form = newForm();
  form.restore(kept);
  expect(form.open).toBe(false);
});
