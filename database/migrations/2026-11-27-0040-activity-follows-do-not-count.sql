-- Following people is in the ledger, but is no activity of a day: it does not start or continue a streak. Earlier days stay as they are.
create or replace function note_activity(who uuid, what text, subject uuid, on_day date, at timestamptz) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(who::text, 710));
  insert into activities (person_id, kind, subject_id, day, happened_at) values (who, what, subject, on_day, at)
    on conflict do nothing;
  if not found then return false; end if;
  if what = 'person.followed' then return true; end if;
  update activity_days set activities = activities + 1 where person_id = who and day = on_day and activities > 0;
  if found then return true; end if;
  insert into activity_days (person_id, day, activities, run) values (who, on_day, 1, 1)
    on conflict (person_id, day) do update set activities = 1;
  perform recount_days(who, on_day);
  return true;
end
$$;
