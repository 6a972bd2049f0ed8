-- How many follow a person and how many that person follows: counted as it happens, for lists that are sorted by it.
create table follow_counts (
  person_id uuid primary key references people (id) on delete cascade,
  followers integer not null default 0 check (followers >= 0),
  following integer not null default 0 check (following >= 0)
);
create index follow_counts_by_followers on follow_counts (followers desc, person_id desc);

insert into follow_counts (person_id, followers, following)
select id, (select count(*) from follows where followed_id = id), (select count(*) from follows where follower_id = id) from people;

create function people_are_counted() returns trigger language plpgsql as $$
begin
  insert into follow_counts (person_id) select id from arrived on conflict do nothing;
  return null;
end $$;
create trigger people_are_counted after insert on people
  referencing new table as arrived for each statement execute function people_are_counted();

-- Whoever follows or blocks takes both people's rows first, in one order: so a follow and a block of the same two are never
-- decided at once, and two who follow each other in one moment do not wait for each other for ever.
create function take_both(one uuid, other uuid) returns void language sql as $$
  select from follow_counts where person_id in (one, other) order by person_id for update;
$$;

-- Nobody follows across a block, whatever was asked at the same time.
create function no_follow_across_a_block() returns trigger language plpgsql as $$
begin
  perform take_both(new.follower_id, new.followed_id);
  if are_apart(new.follower_id, new.followed_id) then
    return null;
  end if;
  return new;
end $$;
create trigger no_follow_across_a_block before insert on follows
  for each row execute function no_follow_across_a_block();

create function a_block_ends_follows() returns trigger language plpgsql as $$
begin
  perform take_both(new.blocker_id, new.blocked_id);
  delete from follows where (follower_id = new.blocker_id and followed_id = new.blocked_id)
    or (follower_id = new.blocked_id and followed_id = new.blocker_id);
  return new;
end $$;
create trigger a_block_ends_follows before insert on blocks
  for each row execute function a_block_ends_follows();

create function follows_are_counted() returns trigger language plpgsql as $$
begin
  update follow_counts set followers = followers + more.n
    from (select followed_id as id, count(*)::int as n from changed group by followed_id) more where person_id = more.id;
  update follow_counts set following = following + more.n
    from (select follower_id as id, count(*)::int as n from changed group by follower_id) more where person_id = more.id;
  return null;
end $$;
create trigger follows_are_counted after insert on follows
  referencing new table as changed for each statement execute function follows_are_counted();

create function ended_follows_are_counted() returns trigger language plpgsql as $$
begin
  update follow_counts set followers = greatest(followers - less.n, 0)
    from (select followed_id as id, count(*)::int as n from changed group by followed_id) less where person_id = less.id;
  update follow_counts set following = greatest(following - less.n, 0)
    from (select follower_id as id, count(*)::int as n from changed group by follower_id) less where person_id = less.id;
  return null;
end $$;
create trigger ended_follows_are_counted after delete on follows
  referencing old table as changed for each statement execute function ended_follows_are_counted();
