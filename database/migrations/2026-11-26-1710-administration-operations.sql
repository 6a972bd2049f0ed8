alter table backups add column folder text;
alter table backups add column bytes bigint check (bytes >= 0);

-- Restores of the newest backup into a database that is thrown away.
create table restore_drills (
  id uuid primary key default uuidv7(),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  backup_at timestamptz,
  succeeded boolean not null,
  row_count bigint not null default 0,
  message text not null check (length(message) <= 1000)
);

-- Errors that browsers reported, grouped by what happened and the release. Texts are without personal data.
create table error_reports (
  fingerprint text not null,
  build text not null check (length(build) <= 100),
  message text not null check (length(message) <= 2000),
  stack text not null,
  path text not null,
  count integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (fingerprint, build)
);
create index error_reports_latest on error_reports (last_at desc);
