-- The search takes words alone now, as people type them: what was published before is brought to that, near enough until
-- its next Save. The application takes every mark apart from letters and digits for a space; here `alnum` says which.
update blogs b set search =
  setweight(to_tsvector('simple', regexp_replace(b.title, '[^[:alnum:]]+', ' ', 'g')), 'A')
  || setweight(to_tsvector('simple', regexp_replace(p.name || ' ' || p.username || ' ' || array_to_string(b.tags, ' '), '[^[:alnum:]]+', ' ', 'g')), 'B')
  || setweight(to_tsvector('simple', regexp_replace(left(b.words, 200000), '[^[:alnum:]]+', ' ', 'g')), 'C')
from people p where p.id = b.author_id;
