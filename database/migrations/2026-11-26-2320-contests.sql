-- Timed sets of problems. Results are read from submissions.
create table contests (
  id uuid primary key,
  number integer generated always as identity unique,
  -- Null: the host left.
  host_id uuid references people on delete set null,
  title text not null check (char_length(title) between 1 and 80),
  description text not null default '' check (char_length(description) <= 4000),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'cancelled', 'hidden')),
  cancel_reason text not null default '' check (char_length(cancel_reason) <= 500),
  revision integer not null default 1,
  changed_at timestamptz not null,
  reminded_at timestamptz,
  closed_at timestamptz,
  check (ends_at >= starts_at + interval '15 minutes' and ends_at <= starts_at + interval '14 days')
);
create index contests_of_host on contests (host_id, changed_at desc);
create index contests_by_end on contests (ends_at desc, id) where state = 'published';

create table contest_problems (
  contest_id uuid not null references contests on delete cascade,
  problem_id uuid not null references problems on delete cascade,
  position smallint not null check (position between 0 and 11),
  points integer not null check (points between 1 and 1000),
  primary key (contest_id, problem_id),
  unique (contest_id, position)
);
create index contest_problems_of_problem on contest_problems (problem_id);

-- Someone's part in a contest: in its time, or later on a clock of their own.
create table contest_entries (
  contest_id uuid not null references contests on delete cascade,
  person_id uuid not null references people on delete cascade,
  entered_at timestamptz not null,
  -- When their own clock started; null in the time of the contest.
  virtual_from timestamptz,
  primary key (contest_id, person_id)
);
create index contest_entries_of_person on contest_entries (person_id, entered_at desc);
