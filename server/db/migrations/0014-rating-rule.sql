-- How a match ended stands in the ledger too: ratings follow from it alone (R-rating-replay). Null until the job that rates
-- the pool has taken it from the match: of all rows that there are, and of those of servers of the release before.
alter table rated_matches add column sets jsonb;
alter table rated_matches add column played_status text;

-- What the winners took of the match, what their win counted, and by which rule; a null rule is that of before.
alter table rating_receipts add column share double precision;
alter table rating_receipts add column credit double precision;
alter table rating_receipts add column rule text;

-- The rule of all receipts of the pool. Null: they are of the rule before, or some are.
alter table rating_pools add column rule text;

-- Servers of the release before correct who won and know no sets.
create function forget_sets() returns trigger language plpgsql as $$
begin
  new.sets := null;
  return new;
end $$;
create trigger rated_matches_corrected before update of winner on rated_matches
  for each row when (new.sets is not distinct from old.sets) execute function forget_sets();

-- And they go on writing receipts by their rule: the pool is computed anew once they are gone.
create function note_rule_before() returns trigger language plpgsql as $$
begin
  update rating_pools set rule = null where pool = new.pool and rule is not null;
  return null;
end $$;
create trigger rating_receipts_of_rule_before after insert on rating_receipts
  for each row when (new.rule is null) execute function note_rule_before();
