-- Seven days of activity in a row earn a freeze, of which two are kept at most; a day that is missed uses one up by itself.
-- Each day holds how things stand after it: `in_a_row` days of activity since a freeze was earned or used, and the
-- `freezes` kept. A day that a freeze keeps is a row without activities, and lengthens nothing.
alter table activity_days
  add column in_a_row smallint not null default 0 check (in_a_row between 0 and 6),
  add column freezes smallint not null default 0 check (freezes between 0 and 2);

-- Makes the days of a person from one on what the days of activity say. What came before that day is not looked at again.
create function recount_days(who uuid, from_day date) returns void
  language plpgsql as $$
declare
  before activity_days;
  one record;
  missed integer;
  kept integer;
begin
  delete from activity_days where person_id = who and day >= from_day and activities = 0;
  delete from activity_days where person_id = who and activities = 0
    and day > coalesce((select max(day) from activity_days where person_id = who and activities > 0), '-infinity');
  select * into before from activity_days where person_id = who and day < from_day order by day desc limit 1;
  if not found then
    select null, 0, 0, 0 into before.day, before.run, before.in_a_row, before.freezes;
  end if;
  for one in select day from activity_days where person_id = who and day >= from_day and activities > 0 order by day loop
    missed := coalesce(one.day - before.day - 1, 0);
    kept := least(missed, before.freezes);
    insert into activity_days (person_id, day, activities, run, in_a_row, freezes)
      select who, before.day + nth, 0, before.run, 0, before.freezes - nth from generate_series(1, kept) nth;
    before.freezes := before.freezes - kept;
    if missed > 0 then before.in_a_row := 0; end if;
    if missed > kept then before.run := 0; end if;
    before.day := one.day;
    before.run := before.run + 1;
    before.in_a_row := before.in_a_row + 1;
    if before.in_a_row = 7 then
      before.in_a_row := 0;
      before.freezes := least(2, before.freezes + 1);
    end if;
    update activity_days set run = before.run, in_a_row = before.in_a_row, freezes = before.freezes
      where person_id = who and day = one.day
        and (run, in_a_row, freezes) is distinct from (before.run, before.in_a_row, before.freezes);
  end loop;
end
$$;

-- Notes one activity, whenever it comes to be known and in whatever order; false: it was known before. Two at once for
-- one person wait for each other, so that the days are always right.
create or replace function note_activity(who uuid, what text, subject uuid, on_day date, at timestamptz) returns boolean
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(who::text, 710));
  insert into activities (person_id, kind, subject_id, day, happened_at) values (who, what, subject, on_day, at)
    on conflict do nothing;
  if not found then return false; end if;
  update activity_days set activities = activities + 1 where person_id = who and day = on_day and activities > 0;
  if found then return true; end if;
  insert into activity_days (person_id, day, activities, run) values (who, on_day, 1, 1)
    on conflict (person_id, day) do update set activities = 1;
  perform recount_days(who, on_day);
  return true;
end
$$;

-- Takes an activity back, as if it had never been; false: it was not there.
create function forget_activity(who uuid, what text, subject uuid) returns boolean
  language plpgsql as $$
declare
  on_day date;
begin
  perform pg_advisory_xact_lock(hashtextextended(who::text, 710));
  delete from activities where person_id = who and kind = what and subject_id = subject returning day into on_day;
  if not found then return false; end if;
  update activity_days set activities = activities - 1 where person_id = who and day = on_day;
  delete from activity_days where person_id = who and day = on_day and activities = 0;
  if found then perform recount_days(who, on_day); end if;
  return true;
end
$$;

select recount_days(person_id, min(day)) from activity_days group by person_id;
