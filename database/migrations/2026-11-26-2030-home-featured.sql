-- Things that an admin shows on the home page, by the paths of their pages.
create table featured_items (
  id uuid primary key,
  path text not null unique check (path like '/%' and length(path) <= 300),
  note text not null default '' check (length(note) <= 200),
  position integer not null,
  featured_at timestamptz not null
);
