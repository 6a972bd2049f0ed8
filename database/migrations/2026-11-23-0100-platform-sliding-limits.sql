-- When the last use of the window was: after the length of a window none of its uses counts any more.
alter table throttle_windows add column last_hit_at timestamptz not null default now();
