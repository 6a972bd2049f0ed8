-- A problem of the bank. `body` is what its writer wrote (data, statement, hints, editorial, tests with their recipes), as it was
-- written: it is read through the closed schema of features/practice/rules/problem-forms.ts. `shown` is what readers get, made
-- from it. `revision` stands for all that a verdict depends on.
create table problems (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null check (length(title) between 3 and 60),
  difficulty text not null check (difficulty in ('Easy', 'Medium', 'Hard')),
  category text not null check (category in ('algo', 'math', 'ds')),
  tags text[] not null,
  body jsonb not null,
  shown jsonb not null,
  solutions jsonb not null,
  revision text not null,
  -- The hash of the folder that the problem came from; null once an admin made or changed it here.
  folder_hash text,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- Says in one row whether what is known of the list of problems still holds, for the processes that keep it in memory.
create table problem_list (
  is_one boolean primary key default true check (is_one),
  version bigint not null
);
insert into problem_list (version) values (1);

create function problem_list_changes() returns trigger language plpgsql as $$
begin
  update problem_list set version = version + 1;
  return null;
end $$;
create trigger problem_list_changes after insert or update or delete on problems
  for each statement execute function problem_list_changes();
