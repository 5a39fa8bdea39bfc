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
