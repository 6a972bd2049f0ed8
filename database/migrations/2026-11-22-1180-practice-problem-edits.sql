-- A problem as somebody writes it on the site. It takes the place of the published one only when it has passed the gate.
create table problem_edits (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  body jsonb not null,
  solutions jsonb not null,
  revision integer not null default 1 check (revision >= 1),
  state text not null check (state in ('checking', 'passed', 'failed')),
  findings text[] not null default '{}',
  edited_by uuid references people (id) on delete set null,
  edited_at timestamptz not null
);
create index problem_edits_of_person on problem_edits (edited_by);
