-- The outbox: what happened, written in the transaction in which it happened, delivered after it (rules 15).
create table signals (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  announced_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index signals_waiting on signals (id) where delivered_at is null;

-- Counters of the throttles: how often a key was used within its window.
create table throttle_windows (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
create index throttle_windows_by_age on throttle_windows (window_start);

-- Mails that wait to be sent: written with the change that causes them, sent by a task with a fixed Message-ID.
create table mails (
  id uuid primary key default uuidv7(),
  recipient text not null,
  subject text not null check (length(subject) <= 200),
  body text not null,
  written_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_waiting on mails (written_at) where sent_at is null;

-- Pictures that people gave us; the bytes lie in the file storage under keys made from the id.
create table images (
  id uuid primary key default uuidv7(),
  owner_id uuid not null,
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  widths integer[] not null,
  created_at timestamptz not null default now()
);
create index images_by_owner on images (owner_id, created_at desc);

-- Reports by members about anything; `kind` says what `target_id` is.
create table reports (
  id uuid primary key default uuidv7(),
  kind text not null,
  target_id uuid not null,
  reporter_id uuid not null,
  reason text not null check (length(reason) between 1 and 1000),
  reported_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (kind, target_id, reporter_id)
);
create index reports_open on reports (reported_at) where closed_at is null;
