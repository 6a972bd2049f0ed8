-- The inbox of a person. `sequence` numbers what changes in it; it is taken before anything is changed, so that numbers
-- are committed in their order, and whoever asks "after n" misses nothing.
create table inboxes (
  person_id uuid primary key references people (id) on delete cascade,
  sequence integer not null default 0 check (sequence >= 0)
);

-- What a person is told. The words are made when it is read, from its causes: names change, people go.
create table notifications (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  subject text not null check (length(subject) <= 100),
  thread text check (length(thread) <= 100),
  -- What else happens of this kind to this subject joins it, until it is read.
  collects boolean not null,
  in_app boolean not null,
  awaits_digest boolean not null default false,
  happened_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  mailed_at timestamptz,
  sequence integer not null
);
create unique index notifications_collecting on notifications (person_id, kind, subject) where collects;
create index notifications_of_person on notifications (person_id, happened_at desc, id desc) where in_app and deleted_at is null;
create index notifications_unread on notifications (person_id) where in_app and deleted_at is null and read_at is null;
create index notifications_changed on notifications (person_id, sequence);
create index notifications_of_thread on notifications (thread) where thread is not null and deleted_at is null;
create index notifications_for_digest on notifications (person_id, happened_at) where awaits_digest;
create index notifications_mailed on notifications (person_id, kind, subject, mailed_at) where mailed_at is not null;
create index notifications_by_age on notifications (happened_at);

-- Who did what behind a notification; without a person it was the house itself. One without a cause left is not shown.
create table notification_causes (
  id uuid primary key default uuidv7(),
  notification_id uuid not null references notifications (id) on delete cascade,
  person_id uuid references people (id) on delete cascade,
  about text not null default '' check (length(about) <= 100),
  facts jsonb not null default '{}',
  happened_at timestamptz not null
);
create unique index notification_causes_once on notification_causes (notification_id, person_id, about) nulls not distinct;
create index notification_causes_of_person on notification_causes (person_id);
create index notification_causes_about on notification_causes (about) where about <> '';

-- Whom a signal was told already: it may be delivered twice.
create table notified_signals (
  signal_id bigint not null,
  person_id uuid not null references people (id) on delete cascade,
  told_at timestamptz not null,
  primary key (signal_id, person_id)
);
create index notified_signals_of_person on notified_signals (person_id);
create index notified_signals_by_age on notified_signals (told_at);

-- When a person wants mails. Times of day are minutes after midnight, on their own clock.
create table notification_settings (
  person_id uuid primary key references people (id) on delete cascade,
  rhythm text not null default 'weekly' check (rhythm in ('never', 'daily', 'weekly')),
  quiet_from smallint check (quiet_from between 0 and 1439 and quiet_from % 15 = 0),
  quiet_to smallint check (quiet_to between 0 and 1439 and quiet_to % 15 = 0),
  digested_at timestamptz,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);

-- Where a person wants to hear of a kind, if not where everybody does.
create table notification_preferences (
  person_id uuid not null references people (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  in_app boolean not null,
  by_mail boolean not null,
  in_digest boolean not null,
  primary key (person_id, kind)
);

create table muted_threads (
  person_id uuid not null references people (id) on delete cascade,
  thread text not null check (length(thread) between 1 and 100),
  label text not null check (length(label) <= 200),
  muted_at timestamptz not null default now(),
  primary key (person_id, thread)
);

-- Links in mails that end mails of their kind; without a kind they end the digest. Only their SHA-256 is here.
create table unsubscribe_links (
  token_hash bytea primary key,
  person_id uuid not null references people (id) on delete cascade,
  kind text check (length(kind) between 1 and 40),
  issued_at timestamptz not null
);
create index unsubscribe_links_of_person on unsubscribe_links (person_id);
create index unsubscribe_links_by_age on unsubscribe_links (issued_at);
