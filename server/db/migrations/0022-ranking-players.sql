-- What a page of rankings shows of a row is kept with it (R-ranking-page). Null in rows that this release has not written.
alter table rankings add column players text[];
-- A list of {matches, day}: the rated matches of each of them, and the day of the last.
alter table rankings add column played jsonb;
