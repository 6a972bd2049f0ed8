-- Mentor groups. All mentors of a group are equal; one without a mentor waits for an admin.
create table mentor_groups (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  about text not null default '' check (length(about) <= 2000),
  created_at timestamptz not null,
  archived_at timestamptz
);

create table mentor_group_members (
  group_id uuid not null references mentor_groups on delete cascade,
  person_id uuid not null references people on delete cascade,
  part text not null check (part in ('mentor', 'learner')),
  joined_at timestamptz not null,
  primary key (group_id, person_id)
);
create index mentor_groups_of_person on mentor_group_members (person_id, part);

create table mentor_group_invites (
  id uuid primary key,
  group_id uuid not null references mentor_groups on delete cascade,
  code text not null unique check (code ~ '^[0-9a-z]{12}$'),
  made_by uuid references people on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  max_uses integer not null check (max_uses between 1 and 200),
  uses integer not null default 0,
  revoked_at timestamptz,
  -- The last place goes to one person.
  check (uses <= max_uses)
);
create index invites_of_mentor_group on mentor_group_invites (group_id, made_at desc);
create index mentor_group_invites_of_person on mentor_group_invites (made_by);

-- Invitations by username that wait for an answer.
create table mentor_group_invitations (
  group_id uuid not null references mentor_groups on delete cascade,
  person_id uuid not null references people on delete cascade,
  part text not null check (part in ('mentor', 'learner')),
  invited_by uuid references people on delete set null,
  invited_at timestamptz not null,
  declined_at timestamptz,
  primary key (group_id, person_id)
);
create index mentor_group_invitations_of_person on mentor_group_invitations (person_id);
create index mentor_group_invitations_by_person on mentor_group_invitations (invited_by);

create table mentor_group_announcements (
  id uuid primary key,
  group_id uuid not null references mentor_groups on delete cascade,
  author_id uuid references people on delete set null,
  text text not null check (length(text) between 1 and 2000),
  written_at timestamptz not null
);
create index announcements_of_mentor_group on mentor_group_announcements (group_id, written_at desc);
create index mentor_group_announcements_of_person on mentor_group_announcements (author_id);

create table mentoring_files (
  id uuid primary key,
  group_id uuid not null references mentor_groups on delete cascade,
  owner_id uuid references people on delete set null,
  type text not null check (type in ('pdf', 'png', 'jpg', 'gif', 'webp', 'zip', 'txt')),
  name text not null check (length(name) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  uploaded_at timestamptz not null
);
create index mentoring_files_of_person on mentoring_files (owner_id);
create index mentoring_files_by_time on mentoring_files (uploaded_at);

create table assignments (
  id uuid primary key,
  group_id uuid not null references mentor_groups on delete cascade,
  kind text not null check (kind in ('problem', 'lesson', 'course', 'blog', 'text')),
  -- The problem, lesson, course or blog. It may be gone.
  subject_id uuid,
  title text not null check (length(title) between 1 and 120),
  instructions text not null default '' check (length(instructions) <= 5000),
  -- A date and time without a zone, as 2026-12-01T23:59: due then in the zone of each learner.
  due_local text check (due_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  late_rule text not null default 'accepted' check (late_rule in ('accepted', 'refused')),
  late_points integer not null default 0 check (late_points between 0 and 1000),
  points integer not null default 0 check (points between 0 and 1000),
  set_at timestamptz not null,
  check ((kind = 'text') = (subject_id is null))
);
create index assignments_of_group on assignments (group_id, due_local);
create index assignments_of_subject on assignments (subject_id) where subject_id is not null;

create table assignment_work (
  assignment_id uuid not null references assignments on delete cascade,
  person_id uuid not null references people on delete cascade,
  text text not null default '' check (length(text) <= 20000),
  file_id uuid references mentoring_files on delete set null,
  handed_in_at timestamptz,
  is_late boolean not null default false,
  returned_at timestamptz,
  returned_by uuid references people on delete set null,
  points integer check (points between 0 and 1000),
  comment text not null default '' check (length(comment) <= 5000),
  -- More time for this learner, in their zone.
  extended_local text check (extended_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  reminded_at timestamptz,
  primary key (assignment_id, person_id),
  check (not is_late or handed_in_at is not null)
);
create index assignment_work_of_person on assignment_work (person_id);
create index assignment_work_returned_by on assignment_work (returned_by);
create index assignment_work_with_file on assignment_work (file_id) where file_id is not null;

create table mentor_group_resources (
  id uuid primary key,
  group_id uuid not null references mentor_groups on delete cascade,
  folder text not null default '' check (length(folder) <= 60),
  version integer not null check (version > 0),
  removed_at timestamptz
);
create index resources_of_mentor_group on mentor_group_resources (group_id) where removed_at is null;

create table mentor_group_resource_versions (
  resource_id uuid not null references mentor_group_resources on delete cascade,
  version integer not null,
  kind text not null check (kind in ('link', 'file', 'blog', 'lesson', 'problem')),
  title text not null check (length(title) between 1 and 120),
  url text check (length(url) <= 2100),
  subject_id uuid,
  file_id uuid references mentoring_files on delete set null,
  written_by uuid references people on delete set null,
  written_at timestamptz not null,
  primary key (resource_id, version)
);
create index mentor_group_resources_of_person on mentor_group_resource_versions (written_by);
create index mentor_group_resources_with_file on mentor_group_resource_versions (file_id) where file_id is not null;

-- When an assignment is due for a person. One that has an unknown time zone has UTC.
create function assignment_due(due_local text, extended_local text, zone text) returns timestamptz language sql stable
  return coalesce(extended_local, due_local)::timestamp at time zone coalesce(zone, 'UTC');
