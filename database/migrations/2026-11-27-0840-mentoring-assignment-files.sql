-- Files that mentors attach to assignments. Copies of an assignment, also in templates and other groups, refer to the same file.
create table assignment_files (
  assignment_id uuid not null references assignments on delete cascade,
  nth integer not null check (nth between 0 and 2),
  file_id uuid not null references mentoring_files on delete cascade,
  primary key (assignment_id, nth),
  unique (assignment_id, file_id)
);
create index assignment_files_of_file on assignment_files (file_id);

create table assignment_template_files (
  template_id uuid not null,
  item_nth integer not null,
  nth integer not null check (nth between 0 and 2),
  file_id uuid not null references mentoring_files on delete cascade,
  primary key (template_id, item_nth, nth),
  unique (template_id, item_nth, file_id),
  foreign key (template_id, item_nth) references assignment_template_items on delete cascade
);
create index assignment_template_files_of_file on assignment_template_files (file_id);
