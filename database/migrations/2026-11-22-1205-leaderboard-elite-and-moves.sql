-- Who was invited to the elite leaderboard, and who joined it.
create table elite_members (
  person_id uuid primary key references people (id) on delete cascade,
  invited_at timestamptz not null,
  joined_at timestamptz
);

-- Where somebody stood among all when that was last looked at, so that a day's move can be told.
create table rank_marks (
  person_id uuid primary key references people (id) on delete cascade,
  rank integer not null check (rank >= 1),
  marked_on date not null
);
create index rank_marks_top on rank_marks (rank);
