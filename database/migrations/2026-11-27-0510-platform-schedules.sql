-- The tasks that run at set times: when each runs (crontab, UTC), and how its last run went.
create table task_schedules (
  task text primary key check (length(task) between 1 and 100),
  schedule text not null check (length(schedule) between 9 and 100),
  started_at timestamptz,
  duration_ms integer check (duration_ms >= 0),
  succeeded boolean,
  check ((started_at is null) = (duration_ms is null) and (started_at is null) = (succeeded is null))
);
