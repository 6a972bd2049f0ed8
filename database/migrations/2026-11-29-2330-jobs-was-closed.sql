-- A removed job that was closed before is closed again when it is restored.
alter table jobs add column was_closed boolean not null default false;
