-- When someone ended their own clock before its time.
alter table contest_entries add column finished_at timestamptz,
  add constraint contest_entries_finished_at_check check (finished_at is null or (virtual_from is not null and finished_at >= virtual_from));
