-- What mentors write to a learner about an assignment, at any time.
create table assignment_notes (
  id uuid primary key,
  assignment_id uuid not null references assignments on delete cascade,
  -- The learner.
  person_id uuid not null references people on delete cascade,
  author_id uuid references people on delete set null,
  text text not null check (length(text) between 1 and 2000),
  written_at timestamptz not null
);
create index assignment_notes_of_work on assignment_notes (assignment_id, person_id, written_at);
create index assignment_notes_of_person on assignment_notes (person_id);
create index assignment_notes_of_author on assignment_notes (author_id);
