-- What each scheduled task does, in words. The worker saves it at its start.
alter table task_schedules add column title text not null default '';
