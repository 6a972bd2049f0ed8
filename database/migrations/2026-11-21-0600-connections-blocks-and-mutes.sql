-- A block makes two people invisible to each other; a mute keeps one quiet for the other, who is not told.
create table blocks (
  blocker_id uuid not null references people (id) on delete cascade,
  blocked_id uuid not null references people (id) on delete cascade,
  blocked_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_of_person on blocks (blocked_id);

create table mutes (
  muter_id uuid not null references people (id) on delete cascade,
  muted_id uuid not null references people (id) on delete cascade,
  muted_at timestamptz not null default now(),
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);

-- Whether either of two people blocked the other: what other features ask before they show one to the other.
create function are_apart(one uuid, other uuid) returns boolean
  language sql stable
  return exists (
    select from blocks where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)
  );
