-- Decisions about what waits for approval. A decision is applied ten seconds later, so that it can be undone.
create table approval_decisions (
  id uuid primary key,
  kind text not null check (length(kind) between 1 and 40),
  item_id text not null check (length(item_id) between 1 and 100),
  revision integer not null,
  title text not null check (length(title) <= 300),
  decision text not null check (decision in ('approve', 'return')),
  comment text not null default '' check (length(comment) <= 1000),
  decided_by uuid references people (id) on delete set null,
  decided_role text not null,
  decided_at timestamptz not null,
  applies_at timestamptz not null check (applies_at >= decided_at),
  state text not null default 'pending' check (state in ('pending', 'applied', 'undone', 'failed')),
  message text not null default '' check (length(message) <= 1000)
);
create unique index approval_decisions_pending on approval_decisions (kind, item_id) where state = 'pending';
create index approval_decisions_of_item on approval_decisions (kind, item_id, decided_at desc);
create index approval_decisions_of_person on approval_decisions (decided_by, decided_at desc);

-- Texts that admins insert as the reason of a decision.
create table reason_templates (
  id uuid primary key,
  scope text not null check (length(scope) between 1 and 40),
  label text not null check (length(label) between 1 and 80),
  body text not null check (length(body) between 1 and 1000),
  changed_at timestamptz not null default now()
);
create index reason_templates_of_scope on reason_templates (scope, label);

insert into reason_templates (id, scope, label, body) values
  (gen_random_uuid(), 'course', 'Lessons are incomplete', 'Some lessons are still empty or end abruptly. Please finish them and submit the course again.'),
  (gen_random_uuid(), 'course', 'Sources are missing', 'Please name the sources of texts, figures and data that are not your own.'),
  (gen_random_uuid(), 'job', 'Company is unclear', 'Please name the company that hires and link to its own page.'),
  (gen_random_uuid(), 'job', 'Salary is missing', 'Please add the salary range. Jobs without one are rarely opened.'),
  (gen_random_uuid(), 'event', 'Place or link is missing', 'Please add the exact place or the link at which people join.'),
  (gen_random_uuid(), 'event', 'Not about our topics', 'Events here are about AI, machine learning and data science. Please explain how yours fits.'),
  (gen_random_uuid(), 'problem', 'Statement is ambiguous', 'The statement allows several readings. Please say exactly what the function receives and returns.'),
  (gen_random_uuid(), 'problem', 'Tests are too weak', 'A wrong solution passes these tests. Please add tests for the edge cases that the statement names.'),
  (gen_random_uuid(), 'news', 'Source is missing', 'Please link the source of the main claim.'),
  (gen_random_uuid(), 'idea', 'Spam or advertising', 'This idea advertises a product or service. That isn’t allowed here.'),
  (gen_random_uuid(), 'idea', 'Insulting or hateful', 'This idea insults or threatens people. That isn’t allowed here.');
