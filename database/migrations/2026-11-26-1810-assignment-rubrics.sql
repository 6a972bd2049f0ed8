-- Quizzes can be assigned.
alter table assignments drop constraint assignments_kind_check;
alter table assignments add constraint assignments_kind_check check (kind in ('problem', 'lesson', 'quiz', 'course', 'blog', 'text'));

-- The rubric of an assignment: its points are the sum of those of its criteria.
create table assignment_criteria (
  id uuid primary key,
  assignment_id uuid not null references assignments on delete cascade,
  nth int not null check (nth between 0 and 9),
  text text not null check (length(text) between 1 and 200),
  points int not null check (points between 1 and 1000),
  unique (assignment_id, nth) deferrable initially deferred
);

-- The points of a learner for a criterion, filled in when the work is returned.
create table assignment_marks (
  criterion_id uuid not null references assignment_criteria on delete cascade,
  person_id uuid not null references people on delete cascade,
  points int not null check (points between 0 and 1000),
  primary key (criterion_id, person_id)
);
create index assignment_marks_of_person on assignment_marks (person_id);

-- The assignments of a group, saved by a mentor for other groups.
create table assignment_templates (
  id uuid primary key,
  owner_id uuid not null references people on delete cascade,
  name text not null check (length(name) between 1 and 80),
  saved_at timestamptz not null
);
create index assignment_templates_of_person on assignment_templates (owner_id, saved_at desc);

create table assignment_template_items (
  template_id uuid not null references assignment_templates on delete cascade,
  nth int not null check (nth between 0 and 49),
  kind text not null check (kind in ('problem', 'lesson', 'quiz', 'course', 'blog', 'text')),
  subject_id uuid,
  title text not null check (length(title) between 1 and 120),
  instructions text not null check (length(instructions) <= 5000),
  -- Days after the first due date of the template, and the time of day; null: no due date.
  due_days int check (due_days >= 0),
  due_time text check (due_time ~ '^\d\d:\d\d$'),
  late_rule text not null check (late_rule in ('accepted', 'refused')),
  late_points int not null check (late_points between 0 and 1000),
  points int not null check (points between 0 and 1000),
  -- The rubric: a list of { text, points }.
  criteria jsonb not null default '[]',
  primary key (template_id, nth),
  check ((due_days is null) = (due_time is null)),
  check ((kind = 'text') = (subject_id is null))
);
