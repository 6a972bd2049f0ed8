-- Attempts that an admin requested while a planned one was ahead. They don't use up the planned ones.
alter table webhook_deliveries add column requested_attempts integer not null default 0 check (requested_attempts >= 0);
