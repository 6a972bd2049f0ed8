-- All that somebody has here, packed for them to take along: one at a time, kept for some days.
create table exports (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people (id) on delete cascade,
  asked_at timestamptz not null default now(),
  done_parts integer not null default 0 check (done_parts >= 0),
  all_parts integer not null default 0 check (all_parts >= 0),
  bytes bigint,
  finished_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz not null,
  check (finished_at is null or bytes is not null)
);
create unique index exports_under_way on exports (person_id) where finished_at is null and failed_at is null;
create index exports_of_person on exports (person_id, asked_at desc);
create index exports_by_age on exports (expires_at);

-- Who wants to leave, and when that becomes final.
create table departures (
  person_id uuid primary key references people (id) on delete cascade,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index departures_due on departures (due_at);
