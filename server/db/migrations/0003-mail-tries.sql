-- A mail that the mail server did not take is tried again for days (R-mail-delivery).
alter table mails
  -- Somebody waits for it: a code, a link that proves an address or sets a password.
  add column urgent boolean not null default false,
  add column tries int not null default 0,
  -- Not before this; null: never handed to the mail server yet.
  add column next_try_at timestamptz;
create index mails_next_try on mails (next_try_at) where state = 'QUEUED';

-- When the invitation that did not leave is tried next; null: none waits.
alter table invitees add column next_delivery_at timestamptz;
