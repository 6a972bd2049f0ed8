-- One relation for Follow and Connect: the follower reads what the followed person does.
create table follows (
  follower_id uuid not null references people (id) on delete cascade,
  followed_id uuid not null references people (id) on delete cascade,
  followed_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_of_person on follows (followed_id, followed_at desc);
