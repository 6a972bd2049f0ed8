-- Code as somebody left it, for each problem and language. What another window overwrote unknowingly is kept once.
create table code_drafts (
  person_id uuid not null references people (id) on delete cascade,
  problem_id uuid not null references problems (id) on delete cascade,
  language text not null check (language in ('python', 'javascript')),
  code text not null check (length(code) <= 65536),
  replaced text,
  revision integer not null default 1 check (revision >= 1),
  saved_at timestamptz not null,
  primary key (person_id, problem_id, language)
);

-- How far somebody took up help with a problem: the hints open one by one; whoever gives up may read the editorial.
create table problem_help (
  person_id uuid not null references people (id) on delete cascade,
  problem_id uuid not null references problems (id) on delete cascade,
  hints smallint not null default 0 check (hints between 0 and 3),
  gave_up_at timestamptz,
  primary key (person_id, problem_id)
);
