-- The search for people. Texts are compared as folded words: lower case, without accents, letters and digits alone. The
-- collation is one that every PostgreSQL 18 brings along, so that a word folds alike on every server.
create function folded_words(typed text) returns setof text language sql immutable parallel safe as $$
  select distinct left(word, 30) from regexp_split_to_table(
    translate(replace(replace(replace(
      regexp_replace(normalize(lower(left(typed, 600) collate pg_c_utf8), nfkd), '[\u0300-\u036f\u02bc\u2019'']', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđıħðþ', 'lodihdt') collate pg_c_utf8,
    '[[:space:][:punct:][:cntrl:]]+') word
  where word <> '';
$$;

-- What is left of a word when letters are left out: one of a word of three letters or more, two of one of eight or more.
-- A slip of the keys and the word that was meant have one of these in common.
create function slips_of(word text) returns setof text language sql immutable parallel safe as $$
  with recursive slip (text, left_out) as (
    select left(word, 8), 0
    union
    select substr(text, 1, at - 1) || substr(text, at + 1), left_out + 1
    from slip, generate_series(1, length(text)) at
    where left_out < case when length(word) >= 8 then 2 when length(word) >= 3 then 1 else 0 end
  )
  select distinct text from slip;
$$;

-- Every word by which anybody was ever found, and about how many people have it (it never counts down).
create table known_words (
  word text collate "C" primary key,
  people integer not null default 1
);
create table word_slips (
  slip text collate "C" not null,
  word text collate "C" not null references known_words (word) on delete cascade,
  primary key (slip, word)
);
create table people_words (
  person_id uuid not null references people (id) on delete cascade,
  word text collate "C" not null check (length(word) between 1 and 30),
  weight smallint not null,
  primary key (person_id, word)
);
create index people_words_by_weight on people_words (word, weight desc, person_id desc);

-- What counts in the order of what is found: a name more than anything else, then how many follow (by magnitude).
create function word_weight(is_name boolean, followers integer) returns smallint language sql immutable parallel safe as $$
  select (case when is_name then 64 else 32 end + least(15, floor(log(2, followers + 1))))::smallint;
$$;

-- The words by which people are found, with what each is worth.
create view findable_words as
  select p.id as person_id, word, bool_or(is_name) as is_name
  from people p cross join lateral (
    select folded_words(p.name || ' ' || p.username) as word, true as is_name
    union all select folded_words(p.headline), false
  ) said group by p.id, word;

create function learn_words(whose uuid[]) returns void language plpgsql as $$
begin
  delete from people_words w where w.person_id = any(whose)
    and not exists (select from findable_words f where f.person_id = w.person_id and f.word = w.word);
  with fresh as (
    insert into people_words (person_id, word, weight)
    select f.person_id, f.word, word_weight(f.is_name, coalesce(c.followers, 0))
    from findable_words f left join follow_counts c on c.person_id = f.person_id where f.person_id = any(whose)
    on conflict (person_id, word) do update set weight = excluded.weight
    returning word, xmax = 0 as is_new
  ), counted as (
    insert into known_words (word, people)
    select word, count(*) from fresh where is_new group by word order by word
    on conflict (word) do update set people = known_words.people + excluded.people
    returning word, xmax = 0 as is_new
  )
  insert into word_slips (slip, word) select slips_of(word), word from counted where is_new on conflict do nothing;
end $$;

create function new_people_are_findable() returns trigger language plpgsql as $$
begin
  perform learn_words(array(select id from arrived));
  return null;
end $$;
create trigger people_are_findable after insert on people
  referencing new table as arrived for each statement execute function new_people_are_findable();

create function changed_people_are_findable() returns trigger language plpgsql as $$
begin
  perform learn_words(array[new.id]);
  return null;
end $$;
create trigger changed_people_are_findable after update of name, username, headline on people for each row
  when ((old.name, old.username, old.headline) is distinct from (new.name, new.username, new.headline))
  execute function changed_people_are_findable();

-- Followers count by magnitude: only the first, third, seventh and so on changes anything.
create function known_people_come_first() returns trigger language plpgsql as $$
begin
  update people_words set weight = word_weight(weight >= 64, new.followers) where person_id = new.person_id;
  return null;
end $$;
create trigger known_people_come_first after update of followers on follow_counts for each row
  when (word_weight(true, old.followers) is distinct from word_weight(true, new.followers))
  execute function known_people_come_first();

select learn_words(array(select id from people));
