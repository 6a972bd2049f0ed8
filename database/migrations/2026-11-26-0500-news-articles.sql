-- Tech news: feeds, the articles from them, and articles of our own.
create table news_sources (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  address text not null unique check (char_length(address) between 1 and 2000),
  category text not null check (category in ('ai', 'robotics', 'startups', 'cloud', 'security', 'gadgets')),
  is_enabled boolean not null default true,
  revision int not null default 1,
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  next_fetch_at timestamptz not null,
  succeeded_at timestamptz,
  -- Failed fetches in a row; they delay the next one.
  failures int not null default 0 check (failures >= 0),
  added_at timestamptz not null
);
create index news_sources_due on news_sources (next_fetch_at) where is_enabled;

-- The latest fetches of each source, which admins see.
create table news_fetches (
  id bigint generated always as identity primary key,
  source_id uuid not null references news_sources on delete cascade,
  fetched_at timestamptz not null,
  -- Null: the feed could be read.
  error text check (char_length(error) <= 300),
  item_count int not null default 0,
  new_count int not null default 0
);
create index news_fetches_by_source on news_fetches (source_id, id desc);

create table news_articles (
  id uuid primary key,
  slug text not null unique check (char_length(slug) between 1 and 140),
  title text not null check (char_length(title) between 1 and 300),
  excerpt text not null check (char_length(excerpt) <= 1200),
  -- The full text of an article of our own: as it was written, and the HTML for readers. Null for articles of others.
  content text,
  html text,
  category text not null check (category in ('ai', 'robotics', 'startups', 'cloud', 'security', 'gadgets')),
  author_id uuid references people on delete set null,
  -- The author's name as the source gives it.
  author_name text not null default '' check (char_length(author_name) <= 120),
  source_id uuid references news_sources on delete set null,
  -- The address at the source, and the form of it by which articles are compared. Null for articles of our own.
  address text check (char_length(address) <= 2000),
  address_key text unique check (char_length(address_key) <= 2000),
  image_id uuid references images on delete set null,
  -- The address of an image that is not copied yet.
  image_address text check (char_length(image_address) <= 2000),
  reading_minutes int check (reading_minutes >= 1),
  published_at timestamptz not null,
  updated_at timestamptz not null,
  -- The article with the same story that is shown instead of this one.
  lead_id uuid references news_articles on delete set null,
  hidden_at timestamptz,
  featured_at timestamptz,
  -- An editor changed it, so its source no longer does.
  corrected_at timestamptz,
  -- An editor separated it from its story, so it is not joined again.
  is_separate boolean not null default false,
  revision int not null default 1,
  read_count int not null default 0 check (read_count >= 0),
  trend double precision not null,
  search tsvector not null,
  check ((address is null) = (address_key is null)),
  check ((content is null) = (html is null))
);
create index news_articles_newest on news_articles (published_at desc, id desc) where hidden_at is null and lead_id is null;
create index news_articles_by_category on news_articles (category, published_at desc, id desc) where hidden_at is null and lead_id is null;
create index news_articles_trending on news_articles (trend desc, id desc) where hidden_at is null and lead_id is null;
create index news_articles_featured on news_articles (featured_at desc) where featured_at is not null;
create index news_articles_search on news_articles using gin (search);
create index news_articles_by_date on news_articles (published_at desc);
create index news_articles_by_lead on news_articles (lead_id) where lead_id is not null;
create index news_articles_by_source on news_articles (source_id, published_at desc);
create index news_articles_by_author on news_articles (author_id);
create index news_articles_by_image on news_articles (image_id);
create index news_articles_without_image on news_articles (published_at desc) where image_address is not null;

-- How a source names an article: by its id, or by what stands for it.
create table news_guids (
  source_id uuid not null references news_sources on delete cascade,
  guid text not null check (char_length(guid) <= 2000),
  article_id uuid not null references news_articles on delete cascade,
  primary key (source_id, guid)
);
create index news_guids_by_article on news_guids (article_id);

create table news_saves (
  person_id uuid not null references people on delete cascade,
  article_id uuid not null references news_articles on delete cascade,
  saved_at timestamptz not null,
  primary key (person_id, article_id)
);
create index news_saves_by_article on news_saves (article_id);

-- "Fewer like this": a source, or our own articles where it is null, in a category.
create table news_fewer (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  source_id uuid references news_sources on delete cascade,
  category text not null check (category in ('ai', 'robotics', 'startups', 'cloud', 'security', 'gadgets')),
  since timestamptz not null,
  unique nulls not distinct (person_id, source_id, category)
);
create index news_fewer_by_source on news_fewer (source_id);

-- The addresses of default sources that were added once.
create table news_default_sources (address text primary key);
