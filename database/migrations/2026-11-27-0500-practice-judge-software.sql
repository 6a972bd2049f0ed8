-- What runs programs in the sandboxes of a judge, with versions: [{ "name", "version", "sandbox" }].
alter table judge_processes add column software jsonb not null default '[]' check (jsonb_typeof(software) = 'array');
