-- Admins choose a template by its name: one of a kind has it. Those with the same name get a part of their id.
update reason_templates t set label = left(t.label, 69) || ' (' || left(t.id::text, 8) || ')'
from (select id, row_number() over (partition by scope, lower(label) order by changed_at, id) as place from reason_templates) n
where n.id = t.id and n.place > 1;
create unique index reason_templates_name on reason_templates (scope, lower(label));
