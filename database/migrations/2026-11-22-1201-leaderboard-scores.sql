-- What the first acceptance of a problem is worth: one row, changed whole.
create table score_formula (
  is_one boolean primary key default true check (is_one),
  easy integer not null check (easy between 1 and 1000),
  medium integer not null check (medium between 1 and 1000),
  hard integer not null check (hard between 1 and 1000),
  revision integer not null default 1,
  changed_at timestamptz not null default now()
);
insert into score_formula (easy, medium, hard) values (10, 25, 50);

-- What somebody's solved problems add up to, by category: in all their time (`all`), in the last thirty days (`month`), in a
-- week (named by its Monday). Each sum with the moment at which it was reached: of equals, the earlier one stands before.
create table scores (
  span text not null check (span in ('all', 'month') or span ~ '^\d{4}-\d\d-\d\d$'),
  person_id uuid not null references people (id) on delete cascade,
  total integer not null check (total > 0),
  algo integer not null check (algo >= 0),
  math integer not null check (math >= 0),
  ds integer not null check (ds >= 0),
  total_at timestamptz not null,
  algo_at timestamptz,
  math_at timestamptz,
  ds_at timestamptz,
  is_shown boolean not null,
  primary key (span, person_id),
  check (total = algo + math + ds)
);
create index scores_by_total on scores (span, total desc, total_at, person_id) where is_shown;
create index scores_by_algo on scores (span, algo desc, algo_at, person_id) where is_shown and algo > 0;
create index scores_by_math on scores (span, math desc, math_at, person_id) where is_shown and math > 0;
create index scores_by_ds on scores (span, ds desc, ds_at, person_id) where is_shown and ds > 0;
create index scores_of_person on scores (person_id);

-- Present streaks: how many days, when the last of them was reached, and when it is over unless something is done.
create table streaks (
  person_id uuid primary key references people (id) on delete cascade,
  days integer not null check (days > 0),
  days_at timestamptz not null,
  ends_at timestamptz not null,
  is_shown boolean not null
);
create index streaks_by_days on streaks (days desc, days_at, person_id) where is_shown;
create index streaks_ending on streaks (ends_at);

-- How many people of a board have so many points, one by one and in buckets of 64 and 4096: a rank is the sum of at most two
-- short ranges and the largest buckets, however many people there are.
create table score_counts (
  board text not null,
  size integer not null check (size in (1, 64, 4096)),
  bucket integer not null,
  people integer not null,
  primary key (board, size, bucket)
) with (fillfactor = 50);

-- Until when the last thirty days were made anew.
create table score_sweeps (
  is_one boolean primary key default true check (is_one),
  month_from timestamptz not null
);
insert into score_sweeps (month_from) values (date_trunc('day', now(), 'UTC') - interval '29 days');

create function rank_in(which text, points integer) returns integer language sql stable
return 1
  + (select coalesce(sum(people), 0) from score_counts where board = which and size = 4096 and bucket > points / 4096)
  + (select coalesce(sum(people), 0) from score_counts where board = which and size = 64 and bucket > points / 64 and bucket < (points / 4096 + 1) * 64)
  + (select coalesce(sum(people), 0) from score_counts where board = which and size = 1 and bucket > points and bucket < (points / 64 + 1) * 64);

-- Adds and takes away people. The largest bucket of a board is everybody's, so writers wait for each other in any case: they do it
-- here, at the door, where they cannot wait in a ring.
create function count_people(boards text[], points integer[], changes integer[]) returns void language sql as $$
  select pg_advisory_xact_lock(1201);
  insert into score_counts as known (board, size, bucket, people)
  select board, size, points / size, sum(change)
  from unnest(boards, points, changes) one (board, points, change) cross join (values (1), (64), (4096)) sizes (size)
  where points > 0
  group by 1, 2, 3 having sum(change) <> 0
  on conflict (board, size, bucket) do update set people = known.people + excluded.people
$$;

create function count_scores() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from score_counts where board <> 'streak';
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform count_people(array_agg(span || b), array_agg(points), array_agg(1)) from new_scores,
      lateral (values (' total', total), (' algo', algo), (' math', math), (' ds', ds)) boards (b, points) where is_shown;
  elsif tg_op = 'DELETE' then
    perform count_people(array_agg(span || b), array_agg(points), array_agg(-1)) from old_scores,
      lateral (values (' total', total), (' algo', algo), (' math', math), (' ds', ds)) boards (b, points) where is_shown;
  else
    perform count_people(array_agg(span || b), array_agg(points), array_agg(change))
    from (select *, -1 as change from old_scores union all select *, 1 from new_scores) both_scores,
      lateral (values (' total', total), (' algo', algo), (' math', math), (' ds', ds)) boards (b, points) where is_shown;
  end if;
  return null;
end $$;
create trigger scores_come after insert on scores referencing new table as new_scores for each statement execute function count_scores();
create trigger scores_go after delete on scores referencing old table as old_scores for each statement execute function count_scores();
create trigger scores_change after update on scores referencing old table as old_scores new table as new_scores
  for each statement execute function count_scores();
create trigger scores_are_emptied after truncate on scores for each statement execute function count_scores();

create function count_streaks() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from score_counts where board = 'streak';
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform count_people(array_agg('streak'::text), array_agg(days), array_agg(1)) from new_streaks where is_shown;
  elsif tg_op = 'DELETE' then
    perform count_people(array_agg('streak'::text), array_agg(days), array_agg(-1)) from old_streaks where is_shown;
  else
    perform count_people(array_agg('streak'::text), array_agg(days), array_agg(change))
    from (select *, -1 as change from old_streaks union all select *, 1 from new_streaks) both_streaks where is_shown;
  end if;
  return null;
end $$;
create trigger streaks_come after insert on streaks referencing new table as new_streaks for each statement execute function count_streaks();
create trigger streaks_go after delete on streaks referencing old table as old_streaks for each statement execute function count_streaks();
create trigger streaks_change after update on streaks referencing old table as old_streaks new table as new_streaks
  for each statement execute function count_streaks();
create trigger streaks_are_emptied after truncate on streaks for each statement execute function count_streaks();

-- Who is suspended, or keeps their activity from others, stands on no board.
create function is_on_boards(who uuid) returns boolean language sql stable
return exists (select from people where id = who and suspended_at is null)
  and not exists (select from profile_visibility where person_id = who and section = 'activity' and level <> 'public');

create function show_on_boards(who uuid) returns void language plpgsql as $$
declare
  shown boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(who::text, 1201));
  shown := is_on_boards(who);
  update scores set is_shown = shown where person_id = who and is_shown <> shown;
  update streaks set is_shown = shown where person_id = who and is_shown <> shown;
end $$;

create function suspended_people_leave_boards() returns trigger language plpgsql as $$
begin
  perform show_on_boards(new.id);
  return null;
end $$;
create trigger people_on_boards after update of suspended_at on people
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function suspended_people_leave_boards();

create function hidden_people_leave_boards() returns trigger language plpgsql as $$
begin
  perform show_on_boards(coalesce(new.person_id, old.person_id));
  return null;
end $$;
create trigger visibility_on_boards after insert or update or delete on profile_visibility
  for each row execute function hidden_people_leave_boards();

-- What the ledger says of somebody's scores at a moment.
create function scores_by_ledger(who uuid[], at timestamptz) returns setof scores language sql stable as $$
  select s.span, d.person_id, sum(d.points)::int,
    coalesce(sum(d.points) filter (where d.category = 'algo'), 0)::int,
    coalesce(sum(d.points) filter (where d.category = 'math'), 0)::int,
    coalesce(sum(d.points) filter (where d.category = 'ds'), 0)::int,
    max(d.happened_at),
    max(d.happened_at) filter (where d.category = 'algo'),
    max(d.happened_at) filter (where d.category = 'math'),
    max(d.happened_at) filter (where d.category = 'ds'),
    is_on_boards(d.person_id)
  from (
    select a.person_id, a.happened_at, p.category,
      case p.difficulty when 'Easy' then f.easy when 'Medium' then f.medium else f.hard end as points
    from activities a join problems p on p.id = a.subject_id cross join score_formula f
    where a.kind = 'problem.solved' and a.person_id = any (who)
  ) d
  join (values
    ('all', '-infinity'::timestamptz),
    ('month', date_trunc('day', at, 'UTC') - interval '29 days'),
    (to_char(date_trunc('week', at, 'UTC') at time zone 'UTC', 'YYYY-MM-DD'), date_trunc('week', at, 'UTC'))
  ) s (span, since) on d.happened_at >= s.since
  group by s.span, d.person_id
$$;

-- Makes the scores of people anew from the ledger. Whoever comes at once waits, and reads what is true after that.
create function recount_scores(who uuid[], at timestamptz) returns void language plpgsql as $$
declare
  week text := to_char(date_trunc('week', at, 'UTC') at time zone 'UTC', 'YYYY-MM-DD');
begin
  perform pg_advisory_xact_lock(hashtextextended(id::text, 1201)) from (select distinct id from unnest(who) id order by id) ids;
  delete from scores s where s.person_id = any (who) and s.span in ('all', 'month', week)
    and not exists (select from scores_by_ledger(who, at) n where n.person_id = s.person_id and n.span = s.span);
  insert into scores as s select n.* from scores_by_ledger(who, at) n join people p on p.id = n.person_id order by n.span, n.person_id
    on conflict (span, person_id) do update set
      (total, algo, math, ds, total_at, algo_at, math_at, ds_at, is_shown) =
      (excluded.total, excluded.algo, excluded.math, excluded.ds, excluded.total_at, excluded.algo_at, excluded.math_at, excluded.ds_at, excluded.is_shown)
    where (s.total, s.algo, s.math, s.ds, s.total_at, s.algo_at, s.math_at, s.ds_at, s.is_shown) is distinct from
      (excluded.total, excluded.algo, excluded.math, excluded.ds, excluded.total_at, excluded.algo_at, excluded.math_at, excluded.ds_at, excluded.is_shown);
end $$;
