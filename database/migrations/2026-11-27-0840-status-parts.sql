-- The parts of the site that are measured every five minutes, with what the last check found out.
create table status_parts (
  part text primary key check (part ~ '^[a-z][a-z-]{1,30}$'),
  state text not null check (state in ('working', 'slow', 'failing')),
  -- Since when every check found the same.
  since timestamptz not null,
  checked_at timestamptz not null,
  check (since <= checked_at)
);

-- The checks of each part on each day (UTC). A day without a row was not measured.
create table status_days (
  part text not null references status_parts on delete cascade,
  day date not null,
  checks integer not null check (checks between 1 and 1440),
  slow integer not null check (slow >= 0),
  failed integer not null check (failed >= 0),
  primary key (part, day),
  check (slow + failed <= checks)
);
