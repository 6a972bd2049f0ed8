-- What admins wrote about the site itself; what is not here is as the code has it.
create table site_settings (
  key text primary key check (length(key) between 1 and 40),
  value jsonb not null,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid references people (id) on delete set null
);

-- What people write to the team. The sender may be nobody we know.
create table contact_messages (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  email text not null check (length(email) between 3 and 254),
  subject text not null check (length(subject) between 1 and 150),
  message text not null check (length(message) between 1 and 5000),
  person_id uuid references people (id) on delete set null,
  sent_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid references people (id) on delete set null
);
create index contact_messages_open on contact_messages (sent_at desc, id desc) where answered_at is null;
create index contact_messages_all on contact_messages (sent_at desc, id desc);
