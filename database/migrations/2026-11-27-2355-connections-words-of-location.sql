-- People are also found by the place they give on their profile, which everybody sees.
create or replace view findable_words as
  select p.id as person_id, word, bool_or(is_name) as is_name
  from people p cross join lateral (
    select folded_words(p.name || ' ' || p.username) as word, true as is_name
    union all select folded_words(p.headline), false
    union all select folded_words(p.location), false where p.location <> 'Unknown'
    union all select folded_words(s.label), false from tech_stack s where s.person_id = p.id and not exists (
      select from profile_visibility v where v.person_id = p.id and v.section = 'stack' and v.level <> 'public')
  ) said group by p.id, word;

drop trigger changed_people_are_findable on people;
create trigger changed_people_are_findable after update of name, username, headline, location on people for each row
  when ((old.name, old.username, old.headline, old.location) is distinct from (new.name, new.username, new.headline, new.location))
  execute function changed_people_are_findable();

select learn_words(array(select id from people where location not in ('Unknown', '')));
