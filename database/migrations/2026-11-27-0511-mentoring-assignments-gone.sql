-- Since when what was assigned is no longer there; the mentors were notified then.
alter table assignments add column gone_at timestamptz;
