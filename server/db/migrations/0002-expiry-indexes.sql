-- What has ended is deleted once a minute: each of these found its rows by reading the whole table.
create index sessions_end on sessions (expires_at);
create index limits_window on limits (window_started_at);
create index link_tokens_end on link_tokens (expires_at);
