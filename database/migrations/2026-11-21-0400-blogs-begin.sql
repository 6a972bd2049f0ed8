-- A published (or once published) blog. Its text in progress lies in blog_drafts under the same id.
create table blogs (
  id uuid primary key default uuidv7(),
  author_id uuid not null references people (id) on delete cascade,
  slug text not null check (length(slug) between 1 and 140),
  title text not null check (length(title) between 1 and 120),
  -- content: cleaned source; shown: what readers get, made from it; words: its plain text for search and previews.
  content text not null,
  shown text not null,
  words text not null,
  preview text not null,
  headings jsonb not null default '[]',
  reading_minutes integer not null check (reading_minutes >= 1),
  tags text[] not null default '{}',
  cover_id uuid references images (id) on delete set null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  like_count integer not null default 0 check (like_count >= 0),
  dislike_count integer not null default 0 check (dislike_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  read_count integer not null default 0 check (read_count >= 0),
  -- The logarithm of a decaying sum: the order by it does not change with time, so it can be an index.
  trend double precision not null default 0,
  search tsvector not null default ''::tsvector
);
create unique index blogs_slug on blogs (slug);
create index blogs_newest on blogs (published_at desc, id desc) where published_at is not null and deleted_at is null;
create index blogs_trending on blogs (trend desc, id desc) where published_at is not null and deleted_at is null;
create index blogs_of_author on blogs (author_id, published_at desc, id desc) where published_at is not null and deleted_at is null;
create index blogs_search on blogs using gin (search) where published_at is not null and deleted_at is null;
create index blogs_of_author_all on blogs (author_id, updated_at desc) where deleted_at is null;

-- One row for each published blog and tag, with the blog's sort keys, so that a tag's list is one index scan.
create table blog_tags (
  tag text not null check (length(tag) between 1 and 30),
  published_at timestamptz not null,
  blog_id uuid not null references blogs (id) on delete cascade,
  primary key (tag, published_at, blog_id)
);
create index blog_tags_of_blog on blog_tags (blog_id);

-- Every slug a blog ever had: an old address leads to the blog.
create table blog_slugs (
  slug text primary key,
  blog_id uuid not null references blogs (id) on delete cascade
);

-- The text in progress. `revision` is what an edit must name; a stale one leads to the merge screen. The row stays when
-- its text is published (`published_revision`), so that a window that was open before cannot overwrite what came after.
create table blog_drafts (
  id uuid primary key,
  author_id uuid not null references people (id) on delete cascade,
  title text not null default '' check (length(title) <= 120),
  content text not null default '',
  tags text[] not null default '{}',
  cover_id uuid references images (id) on delete set null,
  revision integer not null default 1,
  published_revision integer,
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now()
);
create index blog_drafts_of_author on blog_drafts (author_id, saved_at desc);

-- What a draft was at earlier times: at most one each ten minutes of writing, and one at each publication.
create table blog_versions (
  id uuid primary key default uuidv7(),
  blog_id uuid not null,
  author_id uuid not null references people (id) on delete cascade,
  title text not null,
  content text not null,
  tags text[] not null default '{}',
  published boolean not null,
  saved_at timestamptz not null default now()
);
create index blog_versions_of_blog on blog_versions (blog_id, saved_at desc);

create table blog_reactions (
  blog_id uuid not null references blogs (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  kind text not null check (kind in ('like', 'dislike')),
  reacted_at timestamptz not null default now(),
  primary key (blog_id, person_id)
);
create index blog_reactions_of_person on blog_reactions (person_id, reacted_at desc);

create table blog_comments (
  id uuid primary key,
  blog_id uuid not null references blogs (id) on delete cascade,
  parent_id uuid references blog_comments (id) on delete cascade,
  author_id uuid not null references people (id) on delete cascade,
  text text not null check (length(text) between 1 and 5000),
  depth smallint not null default 0 check (depth between 0 and 3),
  written_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz
);
create index blog_comments_of_blog on blog_comments (blog_id, written_at, id);
create index blog_comments_of_author on blog_comments (author_id, written_at desc);
