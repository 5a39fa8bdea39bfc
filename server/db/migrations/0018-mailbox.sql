-- Why an invitation did not arrive, where a mail server has said so (R-bounces).
alter table invitees add column delivery_problem text;

-- The address that a mail comes back to; it names the mail as long as that has not left.
alter table mails add column return_to text;

-- Whose invitation a mail was that comes back; of its address only the hash is kept.
create table bounce_tokens (
  token_hash text not null,
  invitee_id text not null references invitees on delete cascade,
  created_at timestamptz not null,
  primary key (token_hash, invitee_id)
);
create index bounce_tokens_invitee on bounce_tokens (invitee_id);
create index bounce_tokens_created on bounce_tokens (created_at);

-- When somebody last answered by themselves: of two answers that cross the later one counts (R-calendar-answers).
alter table invitees add column answered_at timestamptz;

-- The calendar's SEQUENCE when times or venues last changed: an answer to an earlier one was to another offer.
alter table games add column offer_sequence integer not null default 0;

-- The address in somebody's calendar that its answers go to. It outlives mails and stands in calendars, so it is no link.
create table reply_tokens (
  token_hash text primary key,
  invitee_id text not null unique references invitees on delete cascade,
  -- The one time they were asked for, which stands in their calendar since.
  asked_from timestamptz,
  asked_to timestamptz,
  -- How often, and when last, they were asked about what came from a calendar.
  asked_about integer not null default 0,
  asked_about_at timestamptz
);
