-- Counts of followers leave out suspended people, as the lists do.
create function is_suspended(who uuid) returns boolean language sql stable
return exists (select from people where id = who and suspended_at is not null);

create or replace function follows_are_counted() returns trigger language plpgsql as $$
begin
  update follow_counts set followers = followers + more.n
    from (select followed_id as id, count(*)::int as n from changed where not is_suspended(follower_id) group by followed_id) more where person_id = more.id;
  update follow_counts set following = following + more.n
    from (select follower_id as id, count(*)::int as n from changed where not is_suspended(followed_id) group by follower_id) more where person_id = more.id;
  return null;
end $$;

create or replace function ended_follows_are_counted() returns trigger language plpgsql as $$
begin
  -- A suspension at the same moment is either seen below, or waits for this.
  perform from follow_counts where person_id in (select follower_id from changed union select followed_id from changed) order by person_id for update;
  update follow_counts set followers = greatest(followers - less.n, 0)
    from (select followed_id as id, count(*)::int as n from changed where not is_suspended(follower_id) group by followed_id) less where person_id = less.id;
  update follow_counts set following = greatest(following - less.n, 0)
    from (select follower_id as id, count(*)::int as n from changed where not is_suspended(followed_id) group by follower_id) less where person_id = less.id;
  return null;
end $$;

create function suspended_people_are_not_counted() returns trigger language plpgsql as $$
declare
  change integer := case when new.suspended_at is null then 1 else -1 end;
begin
  perform from follow_counts where person_id = new.id
    or person_id in (select followed_id from follows where follower_id = new.id union select follower_id from follows where followed_id = new.id)
    order by person_id for update;
  update follow_counts set followers = greatest(followers + change, 0) where person_id in (select followed_id from follows where follower_id = new.id);
  update follow_counts set following = greatest(following + change, 0) where person_id in (select follower_id from follows where followed_id = new.id);
  return null;
end $$;
create trigger suspended_people_are_not_counted after update of suspended_at on people
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null)) execute function suspended_people_are_not_counted();

-- The follows of a suspended person go while it is known that they are not counted.
create function follows_of_suspended_people_go() returns trigger language plpgsql as $$
begin
  delete from follows where follower_id = old.id or followed_id = old.id;
  return old;
end $$;
create trigger follows_of_suspended_people_go before delete on people
  for each row when (old.suspended_at is not null) execute function follows_of_suspended_people_go();

update follow_counts c set followers = greatest(c.followers - less.n, 0)
  from (select f.followed_id as id, count(*)::int as n from follows f join people p on p.id = f.follower_id and p.suspended_at is not null group by f.followed_id) less
  where c.person_id = less.id;
update follow_counts c set following = greatest(c.following - less.n, 0)
  from (select f.follower_id as id, count(*)::int as n from follows f join people p on p.id = f.followed_id and p.suspended_at is not null group by f.follower_id) less
  where c.person_id = less.id;
