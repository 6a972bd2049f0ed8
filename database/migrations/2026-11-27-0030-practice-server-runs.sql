-- Runs of programs that need what only the judge has. They are no submissions and are deleted after some minutes. `calls` and `report` are
-- JSON as text, because programs choose what is in them, null characters included.
create table server_runs (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  problem_id uuid not null references problems on delete cascade,
  language text not null default 'python' check (language = 'python'),
  code text not null check (length(code) <= 65536),
  calls text not null check (length(calls) <= 300000),
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  judge_id uuid,
  tries int not null default 0,
  started_at timestamptz,
  report text,
  check ((state = 'running') = (judge_id is not null)),
  check ((state = 'done') = (report is not null))
);
-- Nobody has two runs running, or two waiting.
create unique index server_runs_waiting on server_runs (person_id) where state = 'waiting';
create unique index server_runs_running on server_runs (person_id) where state = 'running';
create index server_runs_of_person on server_runs (person_id);
create index server_runs_of_problem on server_runs (problem_id);
create index server_runs_by_time on server_runs (asked_at);
