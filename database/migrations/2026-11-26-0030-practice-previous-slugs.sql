-- Earlier addresses of a problem: links and requests that use one of them find the problem under its current slug.
alter table problems add column previous_slugs text[] not null default '{}';

-- The id of the problem with this slug, or else of the one that had it before.
create function problem_id_of_slug(wanted text) returns uuid language sql stable as $$
  select coalesce(
    (select id from problems where slug = wanted),
    (select id from problems where previous_slugs @> array[wanted] limit 1)
  )
$$;
