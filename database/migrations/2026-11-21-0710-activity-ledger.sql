-- The one ledger of what people did: streak, heatmap and leaderboard all come from it, so that they never disagree.
-- `day` is the calendar day where the person was at that moment. Nothing counts twice.
create table activities (
  person_id uuid not null references people (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  subject_id uuid not null,
  day date not null,
  happened_at timestamptz not null,
  primary key (person_id, kind, subject_id)
);
create index activities_recent on activities (person_id, happened_at desc);

-- The days on which a person did something. `run` is how many days in a row end on this one; a day that a freeze keeps
-- may be a row without activities.
create table activity_days (
  person_id uuid not null references people (id) on delete cascade,
  day date not null,
  activities integer not null check (activities >= 0),
  run integer not null check (run >= 1),
  primary key (person_id, day)
);

-- Notes one activity, whenever it comes to be known and in whatever order; false: it was known before. Two at once for
-- one person wait for each other, so that the runs are always right.
create function note_activity(who uuid, what text, subject uuid, on_day date, at timestamptz) returns boolean
  language plpgsql as $$
declare
  row_of_days integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(who::text, 710));
  insert into activities (person_id, kind, subject_id, day, happened_at) values (who, what, subject, on_day, at)
    on conflict do nothing;
  if not found then return false; end if;
  update activity_days set activities = activities + 1 where person_id = who and day = on_day;
  if found then return true; end if;
  row_of_days := 1 + coalesce((select run from activity_days where person_id = who and day = on_day - 1), 0);
  insert into activity_days (person_id, day, activities, run) values (who, on_day, 1, row_of_days);
  -- The days in a row that began the day after now began earlier.
  update activity_days set run = run + row_of_days where person_id = who and day > on_day and day - run = on_day;
  return true;
end
$$;

-- What was done before there was a ledger. A zone that the database does not know counts as UTC.
select note_activity(done.person_id, done.kind, done.subject_id, (done.at at time zone coalesce(z.name, 'UTC'))::date, done.at)
from (
  select author_id as person_id, 'blog.published' as kind, id as subject_id, published_at as at from blogs
    where published_at is not null and deleted_at is null
  union all select author_id, 'comment.written', id, written_at from blog_comments where deleted_at is null
  union all select follower_id, 'person.followed', followed_id, followed_at from follows
) done
join logins l on l.person_id = done.person_id left join pg_timezone_names z on z.name = l.time_zone
order by done.at;
