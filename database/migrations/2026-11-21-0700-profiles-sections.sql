-- What a person shows of themselves beside the card: where they worked, what they work with, what they made.
create table experiences (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  company text not null check (length(company) between 1 and 100),
  role text not null check (length(role) between 1 and 100),
  period text not null check (length(period) between 1 and 60),
  revision integer not null default 1,
  added_at timestamptz not null default now()
);
create index experiences_of_person on experiences (person_id, added_at, id);

-- The chips of the tech stack, in the order in which they were added; the same word twice is once.
create table tech_stack (
  person_id uuid not null references people (id) on delete cascade,
  label text not null check (length(label) between 1 and 40),
  position integer not null,
  primary key (person_id, label)
);
create index tech_stack_by_label on tech_stack (lower(label), person_id);

create table repositories (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  url text not null default '' check (length(url) <= 500 and (url = '' or url ~ '^https?://[^[:space:]]+$')),
  description text not null default '' check (length(description) <= 300),
  stars integer not null default 0 check (stars >= 0),
  forks integer not null default 0 check (forks >= 0),
  source text not null default 'hand' check (source in ('hand', 'github')),
  revision integer not null default 1,
  added_at timestamptz not null default now()
);
create index repositories_of_person on repositories (person_id, stars desc, added_at, id);
create unique index repositories_once on repositories (person_id, url) where url <> '';

-- The last import of a person's repositories: under way, or how it ended.
create table repository_imports (
  person_id uuid primary key references people (id) on delete cascade,
  account text not null check (length(account) between 1 and 39),
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'done', 'nothing', 'unknown-account', 'unreachable', 'turned-away')),
  added integer not null default 0 check (added >= 0),
  asked_at timestamptz not null default now()
);

-- Who sees which section of a profile. A section without a row is everybody's.
create table profile_visibility (
  person_id uuid not null references people (id) on delete cascade,
  section text not null check (section in ('experience', 'stack', 'repositories', 'activity', 'blogs', 'followers')),
  level text not null check (level in ('public', 'members', 'followers', 'me')),
  primary key (person_id, section)
);
