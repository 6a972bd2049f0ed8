-- Private notes of members on problems.
create table problem_notes (
  person_id uuid not null references people on delete cascade,
  problem_id uuid not null references problems on delete cascade,
  text text not null check (length(text) between 1 and 5000),
  saved_at timestamptz not null,
  primary key (person_id, problem_id)
);
create index problem_notes_of_problem on problem_notes (problem_id);
