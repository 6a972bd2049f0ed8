-- The problem of each day, chosen when the day is first asked for.
create table daily_problems (
  day date primary key,
  problem_id uuid not null references problems (id) on delete cascade
);
create index daily_problems_of_problem on daily_problems (problem_id);

-- The problem of a day. Of those that were chosen least often it is the one that the day's hash puts first, so none comes again
-- before all have been there; where it left the site meanwhile, another takes its place.
create function choose_daily_problem(on_day date) returns void language sql as $$
  select pg_advisory_xact_lock(1203);
  insert into daily_problems as known (day, problem_id)
  select on_day, p.id from problems p where p.is_published
    order by (select count(*) from daily_problems d where d.problem_id = p.id and d.day <> on_day), md5(on_day::text || p.slug) limit 1
  on conflict (day) do update set problem_id = excluded.problem_id
    where not exists (select from problems p where p.id = known.problem_id and p.is_published);
$$;

-- When a solved problem is to be solved again, so that it stays.
create table reviews (
  person_id uuid not null references people (id) on delete cascade,
  problem_id uuid not null references problems (id) on delete cascade,
  -- How often in a row it was solved again when it was due.
  step smallint not null check (step >= 0),
  due_on date not null,
  primary key (person_id, problem_id)
);
create index reviews_due on reviews (person_id, due_on);
