-- People whom somebody does not want to be suggested for a while.
create table dismissed_suggestions (
  person_id uuid not null references people (id) on delete cascade,
  dismissed_id uuid not null references people (id) on delete cascade,
  dismissed_at timestamptz not null default now(),
  primary key (person_id, dismissed_id),
  check (person_id <> dismissed_id)
);
create index mutes_of_person on mutes (muted_id);
create index dismissed_suggestions_of_person on dismissed_suggestions (dismissed_id);
