-- Ordered series of blogs. The revision counts all changes of a series, also of its parts.
create table blog_series (
  id uuid primary key,
  author_id uuid not null references people (id) on delete cascade,
  slug text not null check (length(slug) between 1 and 140),
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  revision integer not null default 1 check (revision >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Set by moderators.
  hidden_at timestamptz
);
create unique index blog_series_slug on blog_series (slug);
create index blog_series_of_author on blog_series (author_id, updated_at desc, id);

-- Every slug that a series ever had: old addresses redirect. Those of a deleted series stay, without it, so that they never lead to another one.
create table blog_series_slugs (
  slug text primary key,
  series_id uuid references blog_series (id) on delete set null
);
create index blog_series_slugs_of_series on blog_series_slugs (series_id);

-- The key says that a blog is in at most one series.
create table blog_series_parts (
  blog_id uuid primary key references blogs (id) on delete cascade,
  series_id uuid not null references blog_series (id) on delete cascade,
  position integer not null check (position >= 1),
  -- Checked at the end of each statement, because reordering exchanges positions.
  constraint blog_series_parts_order unique (series_id, position) deferrable initially immediate
);
