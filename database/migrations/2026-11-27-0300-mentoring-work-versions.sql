-- The versions of a text that a mentor asked to revise, each with what was returned for it. The latest version is in `assignment_work`.
create table assignment_work_versions (
  assignment_id uuid not null,
  person_id uuid not null references people on delete cascade,
  version integer not null check (version > 0),
  text text not null check (length(text) <= 20000),
  file_id uuid references mentoring_files on delete set null,
  handed_in_at timestamptz not null,
  returned_at timestamptz not null,
  points integer check (points between 0 and 1000),
  comment text not null check (length(comment) <= 5000),
  primary key (assignment_id, person_id, version),
  foreign key (assignment_id, person_id) references assignment_work on delete cascade
);
create index assignment_work_versions_of_person on assignment_work_versions (person_id);
create index assignment_work_versions_with_file on assignment_work_versions (file_id) where file_id is not null;
