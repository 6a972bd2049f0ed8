-- Lower case, without accents, full-width letters as plain ones: the same folding as in platform/rules/words.ts.
create function folded(given text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(translate(
    normalize(regexp_replace(normalize(lower(normalize(given, nfkc)), nfd), '[\u0300-\u036f]', '', 'g'), nfc),
    'łøđıħð', 'lodihd'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 't')
$$;
-- One spelling of a tag.
update blogs set tags = (select coalesce(array_agg(distinct folded(tag)), '{}') from unnest(tags) tag) where exists (select from unnest(tags) tag where tag <> folded(tag));
delete from blog_tags t where tag <> folded(tag) and exists (select from blog_tags o where o.blog_id = t.blog_id and o.tag = folded(t.tag));
update blog_tags set tag = folded(tag) where tag <> folded(tag);
