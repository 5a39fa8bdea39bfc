-- What players tell of each other to those who run the deployment (R-report-player, R-operator-reports).
create table player_reports (
  id text primary key,
  ord bigint generated always as identity,
  reported_id text not null references users,
  -- Null once they have left.
  reporter_id text references users,
  reason text not null,
  comment text not null,
  created_at timestamptz not null,
  state text not null check (state in ('OPEN', 'DISMISSED', 'CLOSED')),
  settled_at timestamptz,
  settled_by text references users,
  check ((state = 'OPEN') = (settled_at is null))
);
create index player_reports_state on player_reports (state, ord);
create index player_reports_reported on player_reports (reported_id);
create index player_reports_reporter on player_reports (reporter_id);

-- What operators have done (R-operator-audit): by ids alone, as no row can ever be changed or taken out, not even for somebody who leaves.
create table audit_log (
  ord bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null is the command line.
  operator_id text,
  action text not null,
  -- The account it was done to; null where it was none.
  account_id text,
  -- Id of the report, mail or match.
  subject text
);
create index audit_log_action on audit_log (action, ord);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end
$$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- When an operator has last shown who they are, in this session (R-operator-proof).
alter table sessions add column operator_proved_at timestamptz;

-- What a mail is, and what became of one that never left (R-operator-mails).
alter table mails add column kind text;
alter table mails add column problem text;
alter table mails add column failed_at timestamptz;
