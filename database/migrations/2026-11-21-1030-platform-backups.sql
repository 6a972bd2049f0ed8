-- When the site was last backed up: for those who look after it.
create table backups (
  id uuid primary key default uuidv7(),
  finished_at timestamptz not null default now(),
  row_count bigint not null check (row_count >= 0),
  file_count bigint not null check (file_count >= 0)
);
