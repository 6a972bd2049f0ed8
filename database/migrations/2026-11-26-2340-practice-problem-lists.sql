-- Members' own lists of problems.
create table problem_lists (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  made_at timestamptz not null
);
create unique index problem_lists_of_person on problem_lists (person_id, lower(name));

create table problem_list_items (
  list_id uuid not null references problem_lists on delete cascade,
  problem_id uuid not null references problems on delete cascade,
  added_at timestamptz not null,
  primary key (list_id, problem_id)
);
create index problem_list_items_of_problem on problem_list_items (problem_id);
