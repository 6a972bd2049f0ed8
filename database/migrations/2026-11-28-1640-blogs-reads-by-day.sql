-- How often each blog was read by day (UTC), for the statistics of its author. Reads before this migration have no day.
create table blog_read_days (
  blog_id uuid not null references blogs (id) on delete cascade,
  day date not null,
  reads integer not null check (reads > 0),
  primary key (blog_id, day)
);
