-- Ideas. The number is the time of submission in milliseconds, made unique; people see it, other features use the id.
create table ideas (
  id uuid primary key,
  number bigint not null unique check (number > 0),
  author_id uuid references people on delete set null,
  -- As the form was filled in. Both are blank after the author left.
  name text not null check (length(name) <= 80),
  email text not null check (length(email) <= 254),
  title text not null check (length(title) between 1 and 100),
  description text not null check (length(description) between 1 and 5000),
  status text not null default 'open' check (status in ('open', 'building', 'shipped', 'archived')),
  roles_wanted text[] not null default '{}' check (cardinality(roles_wanted) <= 8),
  links jsonb not null default '[]' check (jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= 10),
  revision integer not null default 0,
  vote_count integer not null default 0 check (vote_count >= 0),
  member_count integer not null default 0 check (member_count >= 0),
  submitted_at timestamptz not null,
  -- The last change by its team; decides when the author is asked whether the idea is still alive.
  touched_at timestamptz not null,
  asked_at timestamptz,
  shipped_at timestamptz,
  -- Null until the address of somebody without an account is confirmed.
  confirmed_at timestamptz,
  confirm_hash bytea unique,
  confirm_until timestamptz,
  hidden_at timestamptz,
  merged_into uuid references ideas on delete set null,
  words tsvector generated always as (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'B')) stored,
  check (merged_into <> id)
);
create index ideas_newest on ideas (number desc) where confirmed_at is not null and hidden_at is null and merged_into is null;
create index ideas_most_voted on ideas (vote_count desc, number desc) where confirmed_at is not null and hidden_at is null and merged_into is null;
create index ideas_of_author on ideas (author_id);
create index ideas_merged on ideas (merged_into) where merged_into is not null;
create index ideas_quiet on ideas (touched_at) where status in ('open', 'building');
create index ideas_words on ideas using gin (words);

create table idea_members (
  idea_id uuid not null references ideas on delete cascade,
  person_id uuid not null references people on delete cascade,
  joined_at timestamptz not null,
  primary key (idea_id, person_id)
);
create index ideas_of_member on idea_members (person_id, joined_at desc);

create table idea_votes (
  idea_id uuid not null references ideas on delete cascade,
  person_id uuid not null references people on delete cascade,
  voted_at timestamptz not null,
  primary key (idea_id, person_id)
);
create index votes_of_person on idea_votes (person_id);

create table idea_tasks (
  id uuid primary key,
  idea_id uuid not null references ideas on delete cascade,
  title text not null check (length(title) between 1 and 200),
  state text not null default 'todo' check (state in ('todo', 'doing', 'done')),
  position double precision not null,
  assignee_id uuid references people on delete set null,
  written_at timestamptz not null
);
create index tasks_of_idea on idea_tasks (idea_id, position);
create index idea_tasks_of_person on idea_tasks (assignee_id);

create table idea_decisions (
  id uuid primary key,
  idea_id uuid not null references ideas on delete cascade,
  author_id uuid references people on delete set null,
  text text not null check (length(text) between 1 and 1000),
  decided_at timestamptz not null
);
create index decisions_of_idea on idea_decisions (idea_id, decided_at desc);
create index decisions_of_person on idea_decisions (author_id);

create trigger discussions_go after delete on ideas for each row execute function delete_discussion('idea');
