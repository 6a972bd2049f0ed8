-- A solution that somebody submitted, and what the judge said of it. `results` holds for each test what its writer may see of
-- it: of a hidden test no more than its category.
create table submissions (
  id uuid primary key default uuidv7(),
  problem_id uuid not null references problems on delete cascade,
  person_id uuid not null references people on delete cascade,
  -- Made by the browser: the same submission sent twice is one.
  key uuid not null,
  language text not null check (language in ('python', 'javascript')),
  code text not null check (length(code) <= 65536),
  submitted_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'judged')),
  -- Which process judges it, and since when; how often it was tried, and not before when again.
  judge_id uuid,
  started_at timestamptz,
  tries int not null default 0,
  not_before timestamptz not null,
  judged_at timestamptz,
  verdict text check (verdict in ('Accepted', 'Wrong Answer', 'Time Limit Exceeded', 'Memory Limit Exceeded', 'Runtime Error',
    'Output Limit Exceeded', 'Compile Error', 'Judge Error')),
  passed int not null default 0 check (passed >= 0),
  total int not null default 0 check (total >= passed),
  time_ms double precision,
  memory_kb int,
  results jsonb not null default '[]',
  problem_revision text,
  is_first_acceptance boolean not null default false,
  unique (person_id, key),
  check ((state = 'judged') = (verdict is not null and judged_at is not null)),
  check ((state = 'running') = (judge_id is not null)),
  check (not is_first_acceptance or verdict = 'Accepted')
);

-- Nobody has two programs running at once, and nobody solves a problem for the first time twice.
create unique index submissions_running on submissions (person_id) where state = 'running';
create unique index submissions_first_acceptance on submissions (person_id, problem_id) where is_first_acceptance;
create index submissions_waiting on submissions (person_id, submitted_at) where state = 'waiting';
create index submissions_turns on submissions (person_id, started_at desc) where started_at is not null;
create index submissions_of_person on submissions (person_id, problem_id, id desc);
create index submissions_of_problem on submissions (problem_id, problem_revision) where state = 'judged';

-- Processes that judge: how they are, for those who look after the site, and whether they still live.
create table judge_processes (
  id uuid primary key,
  places int not null check (places >= 0),
  says text not null,
  has_sandbox boolean not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
