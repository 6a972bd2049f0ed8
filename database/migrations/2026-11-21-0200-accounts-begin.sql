-- The public side of a person. Nothing in this table is private.
create table people (
  id uuid primary key default uuidv7(),
  username text not null check (length(username) between 3 and 30 and username ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 80),
  headline text not null default '' check (length(headline) <= 120),
  location text not null default 'Unknown' check (length(location) <= 80),
  about text not null default '' check (length(about) <= 2000),
  avatar_id uuid references images (id) on delete set null,
  joined_at timestamptz not null default now(),
  suspended_at timestamptz
);
create unique index people_username on people (username);

alter table images add constraint images_owner foreign key (owner_id) references people (id) on delete cascade;
alter table reports add constraint reports_reporter foreign key (reporter_id) references people (id) on delete cascade;

-- The private side: how a person logs in, and what only that person sees.
create table logins (
  person_id uuid primary key references people (id) on delete cascade,
  email text not null check (length(email) between 3 and 254 and email = lower(email)),
  email_verified_at timestamptz,
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  time_zone text not null default 'UTC' check (length(time_zone) <= 64)
);
create unique index logins_email on logins (email);

-- Roles beyond learner, which everybody has. A grant that was withdrawn stays as history.
create table grants (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people (id) on delete cascade,
  role text not null check (role in ('mentor', 'admin')),
  granted_by uuid references people (id) on delete set null,
  granted_at timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index grants_held on grants (person_id, role) where revoked_at is null;

-- One row for each browser that is logged in. The renewing secret rotates; its reuse ends the session (rules 5).
create table sessions (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people (id) on delete cascade,
  active_role text not null default 'learner' check (active_role in ('learner', 'mentor', 'admin')),
  secret_hash bytea not null,
  previous_secret_hash bytea,
  rotated_at timestamptz not null default now(),
  browser text not null default '' check (length(browser) <= 120),
  started_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index sessions_secret on sessions (secret_hash);
create unique index sessions_previous_secret on sessions (previous_secret_hash) where previous_secret_hash is not null;
create index sessions_by_person on sessions (person_id, used_at desc) where ended_at is null;

-- Tokens are opaque; only their SHA-256 is here. Several may live for one session while tabs catch up.
create table session_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index session_tokens_by_session on session_tokens (session_id);
create index session_tokens_by_age on session_tokens (expires_at);

-- Links in mails: single use, short lived, only their hash is here.
create table account_tickets (
  ticket_hash bytea primary key,
  person_id uuid not null references people (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email', 'change-email')),
  email text not null check (length(email) <= 254),
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tickets_by_person on account_tickets (person_id, purpose, issued_at desc);
