-- Backups that admins request: waiting, running, finished or failed. The rows of `backups` are the finished ones, also of the command.
create table backup_runs (
  id uuid primary key default uuidv7(),
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  succeeded boolean,
  -- Where it is written, from the start of the run.
  folder text,
  message text not null default '' check (length(message) <= 1000),
  check ((finished_at is null) = (succeeded is null))
);
-- One at a time.
create unique index backup_runs_one on backup_runs ((true)) where finished_at is null;
create index backup_runs_by_time on backup_runs (requested_at desc);
