-- A fact about somebody, with the day on which it came true and what shows it: what is written here can be made anew from the
-- ledger, but for likes, which may be taken back without taking the badge with them.
create table badges (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  earned_at timestamptz not null,
  evidence jsonb not null,
  unique (person_id, name)
);
