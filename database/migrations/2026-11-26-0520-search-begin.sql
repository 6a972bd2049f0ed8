-- One index over everything that can be found (decision 036). Words are folded by features/search/rules/words.ts.
create table search_documents (
  id integer generated always as identity primary key,
  kind text collate "C" not null check (length(kind) between 1 and 20),
  thing_id text collate "C" not null check (length(thing_id) between 1 and 80),
  title text not null,
  -- The folded title, to rank documents whose title is what was typed.
  title_key text collate "C" not null,
  text text not null,
  -- The folded words of title and text in their order, for exact phrases.
  normalized text not null,
  path text not null check (path like '/%'),
  owner_id uuid references people (id) on delete cascade,
  -- Who may find it: null is everybody; otherwise one of `member`, `right:…` and `person:…` must apply to the viewer.
  readers text[],
  quality real not null,
  changed_at timestamptz not null,
  content_hash bytea not null,
  unique (kind, thing_id)
) with (toast_tuple_target = 256);
create index search_documents_of_owner on search_documents (owner_id);

-- Every word that was ever indexed, and about how many documents have it.
create table search_vocabulary (
  id integer generated always as identity primary key,
  word text collate "C" not null unique check (length(word) between 1 and 64),
  documents integer not null default 0
);
-- What is left of a word without one or two letters: a typo and the intended word have one of these in common.
create table search_deletions (
  form text collate "C" not null,
  word_id integer not null,
  primary key (form, word_id)
);

create table search_words (
  document_id integer not null references search_documents (id) on delete cascade,
  word_id integer not null,
  kind text collate "C" not null,
  rank real not null,
  primary key (document_id, word_id) include (rank)
);
create index search_words_by_rank on search_words (word_id, kind, rank desc, document_id desc);

-- Searches without a result: the text alone, without the person.
create table search_misses (
  text text primary key check (length(text) between 1 and 100),
  count integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index search_misses_by_count on search_misses (count desc, last_at desc);

-- Which version of the rules the index was built with.
create table search_state (
  is_only boolean primary key default true check (is_only),
  version integer not null default 0,
  rebuilt_at timestamptz
);
insert into search_state default values;
