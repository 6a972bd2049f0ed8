-- What each role may do is data: one row per role, edited whole, so that two admins cannot overwrite each other unseen.
create table roles (
  name text primary key check (name in ('learner', 'mentor', 'admin')),
  rights text[] not null default '{}',
  revision integer not null default 1,
  changed_at timestamptz not null default now()
);
insert into roles (name) values ('learner'), ('mentor'), ('admin');

-- The rights that this database has met: a new one gets its first roles once, what admins decided later stays.
create table rights (
  name text primary key check (length(name) between 1 and 60),
  known_since timestamptz not null default now()
);

-- What those did who act for the site: written in the same transaction as the deed, never changed.
create table audit_log (
  id uuid primary key default uuidv7(),
  done_at timestamptz not null default now(),
  actor_id uuid references people (id) on delete set null,
  actor_role text not null default '',
  deed text not null check (length(deed) between 1 and 60),
  target_id uuid,
  target_name text not null default '' check (length(target_name) <= 200),
  reason text not null default '' check (length(reason) <= 1000),
  details jsonb not null default '{}'
);
create index audit_log_of_target on audit_log (target_id, id desc) where target_id is not null;
create index audit_log_of_actor on audit_log (actor_id, id desc) where actor_id is not null;

-- A member asks for a role; one open wish for a role at a time.
create table role_applications (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people (id) on delete cascade,
  role text not null check (role in ('mentor')),
  reason text not null check (length(reason) between 1 and 2000),
  applied_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references people (id) on delete set null,
  granted boolean,
  answer text not null default '' check (length(answer) <= 1000),
  check ((decided_at is null) = (granted is null))
);
create unique index role_applications_open on role_applications (person_id, role) where decided_at is null;
create index role_applications_waiting on role_applications (applied_at) where decided_at is null;
create index role_applications_of_person on role_applications (person_id, applied_at desc);

-- Since when a session acts in its role, and when its holder last showed the password.
alter table sessions add column role_since timestamptz;
alter table sessions add column proven_at timestamptz;
