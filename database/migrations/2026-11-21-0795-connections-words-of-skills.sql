-- People are found by what they work with, too, where they show that to everybody.
create or replace view findable_words as
  select p.id as person_id, word, bool_or(is_name) as is_name
  from people p cross join lateral (
    select folded_words(p.name || ' ' || p.username) as word, true as is_name
    union all select folded_words(p.headline), false
    union all select folded_words(s.label), false from tech_stack s where s.person_id = p.id and not exists (
      select from profile_visibility v where v.person_id = p.id and v.section = 'stack' and v.level <> 'public')
  ) said group by p.id, word;

-- One after the other where one person changes two things at once.
create or replace function learn_words(whose uuid[]) returns void language plpgsql as $$
begin
  perform from follow_counts where person_id = any(whose) order by person_id for update;
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

create function changed_skills_are_findable() returns trigger language plpgsql as $$
begin
  perform learn_words(array(select distinct person_id from changed));
  return null;
end $$;
create trigger new_skills_are_findable after insert on tech_stack
  referencing new table as changed for each statement execute function changed_skills_are_findable();
create trigger changed_skills_are_findable after update on tech_stack
  referencing new table as changed for each statement execute function changed_skills_are_findable();
create trigger lost_skills_are_findable after delete on tech_stack
  referencing old table as changed for each statement execute function changed_skills_are_findable();
create trigger shown_skills_are_findable after insert on profile_visibility
  referencing new table as changed for each statement execute function changed_skills_are_findable();
create trigger hidden_skills_are_findable after update on profile_visibility
  referencing new table as changed for each statement execute function changed_skills_are_findable();
create trigger forgotten_choices_are_findable after delete on profile_visibility
  referencing old table as changed for each statement execute function changed_skills_are_findable();

select learn_words(array(select distinct person_id from tech_stack));
