-- What people say to each other about a problem, behind solving it: in the order in which it was written.
create table problem_remarks (
  id uuid primary key,
  problem_id uuid not null references problems (id) on delete cascade,
  author_id uuid not null references people (id) on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  written_at timestamptz not null,
  deleted_at timestamptz
);
create index problem_remarks_of_problem on problem_remarks (problem_id, written_at, id) where deleted_at is null;
create index problem_remarks_of_author on problem_remarks (author_id, written_at desc);
