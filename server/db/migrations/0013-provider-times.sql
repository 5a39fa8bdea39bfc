-- When a provider has last asked the person who they are, as it says itself; null where it does not say.
alter table sessions add column provider_asked_at timestamptz;
